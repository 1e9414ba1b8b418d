import { useTranslation } from "../../../i18n/use-translation.ts"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { ExportButton } from "../../../blocks/data-table/export-button.tsx"
import { ApplicationList } from "./application-list.tsx"
import type { DoersSearch } from "./doers-search.ts"
import { applicationFilter, profileFilter, type DoersData } from "./load-doers.ts"
import { ProfileList } from "./profile-list.tsx"

const fresh = { status: undefined, level: undefined, q: undefined, page: undefined, open: undefined }

export function DoersPage({ search, data }: { search: DoersSearch; data: DoersData }) {
  const { t } = useTranslation()
  const isProfiles = data.tab === "profiles"
  return (
    <>
      <AdminHead
        title={t("admin-doers:title")}
        lead={t(isProfiles ? "admin-doers:profiles.lead" : "admin-doers:applications.lead")}
        actions={
          isProfiles ? (
            <ExportButton list="profiles" filter={profileFilter(search)} />
          ) : (
            <ExportButton list="applications" filter={applicationFilter(search)} />
          )
        }
      />
      <AdminTabs
        label={t("admin-doers:title")}
        tabs={[
          {
            key: "applications",
            label: t("admin-doers:applications.title"),
            isCurrent: !isProfiles,
            set: { ...fresh, list: undefined },
          },
          {
            key: "profiles",
            label: t("admin-doers:profiles.title"),
            isCurrent: isProfiles,
            set: { ...fresh, list: "profiles" },
          },
        ]}
      />
      {data.tab === "profiles" ? (
        <ProfileList search={search} list={data.list} counts={data.counts} />
      ) : (
        <ApplicationList search={search} list={data.list} counts={data.counts} now={data.now} />
      )}
    </>
  )
}
