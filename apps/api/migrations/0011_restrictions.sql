CREATE TABLE "appeal_files" (
	"restriction_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "appeal_files_pkey" PRIMARY KEY("restriction_id","position")
);
--> statement-breakpoint
CREATE TABLE "restrictions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason_code" text NOT NULL,
	"explanation" jsonb NOT NULL,
	"target_type" text,
	"target_id" text,
	"snippet" text DEFAULT '' NOT NULL,
	"issued_by_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"appeal_status" text,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"appeal_decided_by_id" text,
	"appeal_answer" jsonb,
	"appeal_decided_at" timestamp with time zone,
	CONSTRAINT "restriction_kind_known" CHECK ("restrictions"."kind" in ('warning', 'limit', 'deactivate', 'content_removed')),
	CONSTRAINT "restriction_reason_known" CHECK ("restrictions"."reason_code" in ('spam', 'fake', 'contacts', 'prohibited', 'offensive', 'discrimination', 'fraud', 'off_platform_pressure', 'copyright', 'other', 'own_faults')),
	CONSTRAINT "restriction_target_known" CHECK ("restrictions"."target_type" in ('task', 'question', 'offer', 'message', 'review', 'provider', 'service', 'user')),
	CONSTRAINT "restriction_appeal_known" CHECK ("restrictions"."appeal_status" in ('open', 'upheld', 'overturned')),
	CONSTRAINT "restriction_appeal_whole" CHECK (("restrictions"."appeal_status" is null) = ("restrictions"."appealed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_logs" DROP CONSTRAINT "audit_logs_actor_role";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "user_role_known";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "task_offers" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_services" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restricted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appeal_files" ADD CONSTRAINT "appeal_files_restriction_id_restrictions_id_fk" FOREIGN KEY ("restriction_id") REFERENCES "public"."restrictions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal_files" ADD CONSTRAINT "appeal_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_issued_by_id_users_id_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_appeal_decided_by_id_users_id_fk" FOREIGN KEY ("appeal_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_files_by_file" ON "appeal_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_restriction_of_account" ON "restrictions" USING btree ("user_id") WHERE lifted_at is null and kind in ('limit', 'deactivate');--> statement-breakpoint
CREATE INDEX "restrictions_by_user" ON "restrictions" USING btree ("user_id","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "restrictions_by_target" ON "restrictions" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "restrictions_to_end" ON "restrictions" USING btree ("ends_at") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "appeals_waiting" ON "restrictions" USING btree ("appealed_at","id") WHERE appeal_status = 'open';--> statement-breakpoint
CREATE INDEX "appeals_decided" ON "restrictions" USING btree ("appeal_decided_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE appeal_decided_at is not null;--> statement-breakpoint
CREATE INDEX "restrictions_by_issuer" ON "restrictions" USING btree ("issued_by_id");--> statement-breakpoint
CREATE INDEX "appeals_by_decider" ON "restrictions" USING btree ("appeal_decided_by_id");--> statement-breakpoint
ALTER TABLE "audit_logs" ADD CONSTRAINT "audit_logs_actor_role" CHECK ("audit_logs"."actor_role" in ('VISITOR', 'USER', 'MODERATOR', 'ADMIN', 'SYSTEM')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "user_role_known" CHECK ("users"."role" in ('USER', 'MODERATOR', 'ADMIN')) NOT VALID;