CREATE TABLE "provider_application_files" (
	"application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"role" text NOT NULL,
	"category_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "provider_application_files_application_id_file_id_pk" PRIMARY KEY("application_id","file_id"),
	CONSTRAINT "document_role_known" CHECK ("provider_application_files"."role" in ('identity', 'selfie', 'company', 'licence')),
	CONSTRAINT "document_of_a_licence_says_which" CHECK (("provider_application_files"."role" = 'licence') = ("provider_application_files"."category_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"company_idno" text,
	"licences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"experience_years" integer,
	"about" text DEFAULT '' NOT NULL,
	"consent_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"fields_to_fix" text[] DEFAULT '{}' NOT NULL,
	"reason_code" text,
	"decision_note" text,
	"decided_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"warn_at" timestamp with time zone,
	"documents_purged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_status_known" CHECK ("provider_applications"."status" in ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'withdrawn', 'expired', 'revoked')),
	CONSTRAINT "application_kind_known" CHECK ("provider_applications"."kind" in ('individual', 'company')),
	CONSTRAINT "application_reason_known" CHECK ("provider_applications"."reason_code" in ('document_unreadable', 'name_differs', 'underage', 'document_forged', 'licence_missing', 'other')),
	CONSTRAINT "application_sent_is_whole" CHECK ("provider_applications"."status" not in ('submitted', 'in_review', 'approved') or ("provider_applications"."submitted_at" is not null and "provider_applications"."consent_at" is not null and "provider_applications"."birth_date" is not null)),
	CONSTRAINT "application_approved_ends" CHECK ("provider_applications"."status" <> 'approved' or ("provider_applications"."decided_at" is not null and "provider_applications"."expires_at" is not null)),
	CONSTRAINT "application_refused_says_why" CHECK ("provider_applications"."status" not in ('rejected', 'changes_requested') or ("provider_applications"."decided_at" is not null and "provider_applications"."decision_note" is not null))
);
--> statement-breakpoint
ALTER TABLE "provider_application_files" ADD CONSTRAINT "provider_application_files_application_id_provider_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."provider_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_application_files" ADD CONSTRAINT "provider_application_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_application_files" ADD CONSTRAINT "provider_application_files_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_files_by_file" ON "provider_application_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_files_by_category" ON "provider_application_files" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_application_per_person" ON "provider_applications" USING btree ("user_id") WHERE status in ('draft', 'submitted', 'in_review', 'changes_requested');--> statement-breakpoint
CREATE INDEX "applications_by_person" ON "provider_applications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_by_provider" ON "provider_applications" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "applications_queue" ON "provider_applications" USING btree ("submitted_at","id") WHERE status in ('submitted', 'in_review');--> statement-breakpoint
CREATE INDEX "applications_to_warn" ON "provider_applications" USING btree ("warn_at") WHERE status = 'approved' and warn_at is not null;--> statement-breakpoint
CREATE INDEX "applications_to_expire" ON "provider_applications" USING btree ("expires_at") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "applications_to_purge" ON "provider_applications" USING btree ("decided_at") WHERE documents_purged_at is null and status in ('approved', 'rejected', 'expired', 'revoked');