CREATE TABLE "report_files" (
	"report_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "report_files_pkey" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"snippet" text DEFAULT '' NOT NULL,
	"reason_code" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"claimed_by_id" text,
	"claimed_at" timestamp with time zone,
	"decided_by_id" text,
	"outcome" text,
	"outcome_text" jsonb,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_target_known" CHECK ("reports"."target_type" in ('task', 'question', 'offer', 'message', 'review', 'provider', 'service', 'user')),
	CONSTRAINT "report_reason_known" CHECK ("reports"."reason_code" in ('spam', 'fake', 'contacts', 'prohibited', 'offensive', 'discrimination', 'fraud', 'off_platform_pressure', 'copyright', 'other')),
	CONSTRAINT "report_status_known" CHECK ("reports"."status" in ('open', 'in_review', 'action_taken', 'no_action')),
	CONSTRAINT "report_outcome_known" CHECK ("reports"."outcome" in ('none', 'warning', 'content_removed', 'limit', 'deactivate')),
	CONSTRAINT "report_of_another" CHECK ("reports"."reporter_id" <> "reports"."subject_id")
);
--> statement-breakpoint
CREATE TABLE "phone_holders" (
	"phone" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_holders_pkey" PRIMARY KEY("phone","user_id")
);
--> statement-breakpoint
CREATE TABLE "shared_signals" (
	"owner_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_signals_pkey" PRIMARY KEY("owner_id","provider_id","kind"),
	CONSTRAINT "shared_signal_kind_known" CHECK ("shared_signals"."kind" in ('number', 'network', 'device'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_claimed_by_id_users_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_holders" ADD CONSTRAINT "phone_holders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_signals" ADD CONSTRAINT "shared_signals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_signals" ADD CONSTRAINT "shared_signals_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_of_report_by_file" ON "report_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_report" ON "reports" USING btree ("reporter_id","target_type","target_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_by_target" ON "reports" USING btree ("target_type","target_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_by_subject" ON "reports" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("created_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "reports_by_claimer" ON "reports" USING btree ("claimed_by_id");--> statement-breakpoint
CREATE INDEX "reports_by_decider" ON "reports" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "phone_holders_by_user" ON "phone_holders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_signals_by_provider" ON "shared_signals" USING btree ("provider_id");