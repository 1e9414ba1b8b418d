CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"payload" jsonb,
	"reason" text,
	"saved_by_id" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_versions_pkey" PRIMARY KEY("kind","key","version"),
	CONSTRAINT "content_kind_known" CHECK ("content_versions"."kind" in ('help', 'faq', 'changelog', 'announcement')),
	CONSTRAINT "content_state_known" CHECK ("content_versions"."state" in ('draft', 'published', 'hidden', 'shipped')),
	CONSTRAINT "content_has_text" CHECK (("content_versions"."state" = 'shipped') = ("content_versions"."payload" is null))
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_versions_by_person" ON "content_versions" USING btree ("saved_by_id");