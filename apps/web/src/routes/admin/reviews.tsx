import { createFileRoute } from "@tanstack/react-router"
import { loadAdminReviews, readAdminReviewSearch } from "../../pages/admin/reviews/load-reviews.ts"
import { ReviewsPage } from "../../pages/admin/reviews/reviews-page.tsx"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/admin/reviews")({
  staticData: { access: "moderator", words: ["admin", "admin-reviews", "report"] },
  validateSearch: readAdminReviewSearch,
  head: pageHead("admin-reviews", { robots: "noindex" }),
  loaderDeps: ({ search: { reviews, page } }) => ({ reviews, page }),
  loader: ({ context, deps }) => loadAdminReviews(context, deps),
  staleTime: 0,
  component: () => <ReviewsPage {...Route.useLoaderData()} />,
})
