CREATE TABLE "change_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"by_user_id" text NOT NULL,
	"to_user_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"base_version" integer NOT NULL,
	"made_version" integer,
	"price" integer,
	"scheduled_at" timestamp with time zone,
	"scope_text" text,
	"included" text[],
	"cancel_reason" text,
	"claimed_fault" text,
	"after" text,
	"note" text,
	"answer_note" text,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_kind_known" CHECK ("change_requests"."kind" in ('price', 'schedule', 'scope', 'cancel')),
	CONSTRAINT "change_status_known" CHECK ("change_requests"."status" in ('pending', 'accepted', 'rejected', 'withdrawn', 'expired', 'auto_accepted')),
	CONSTRAINT "change_reason_known" CHECK ("change_requests"."cancel_reason" in ('plans_changed', 'found_elsewhere', 'price', 'timing', 'no_answer', 'unwell', 'agreed', 'other')),
	CONSTRAINT "change_fault_known" CHECK ("change_requests"."claimed_fault" in ('me', 'other', 'nobody')),
	CONSTRAINT "change_after_known" CHECK ("change_requests"."after" in ('close', 'reopen')),
	CONSTRAINT "change_between_two" CHECK ("change_requests"."by_user_id" <> "change_requests"."to_user_id"),
	CONSTRAINT "change_is_whole" CHECK (case "change_requests"."kind" when 'price' then "change_requests"."price" > 0 when 'schedule' then "change_requests"."scheduled_at" is not null
        when 'scope' then "change_requests"."scope_text" is not null and "change_requests"."included" is not null
        else "change_requests"."cancel_reason" is not null and "change_requests"."claimed_fault" is not null end)
);
--> statement-breakpoint
CREATE TABLE "dispute_files" (
	"dispute_id" uuid NOT NULL,
	"is_reply" boolean NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "dispute_files_dispute_id_is_reply_position_pk" PRIMARY KEY("dispute_id","is_reply","position")
);
--> statement-breakpoint
CREATE TABLE "dispute_proposals" (
	"dispute_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"by_user_id" text NOT NULL,
	"outcome" text NOT NULL,
	"price" integer,
	"note" text,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_proposals_dispute_id_position_pk" PRIMARY KEY("dispute_id","position"),
	CONSTRAINT "proposal_outcome_known" CHECK ("dispute_proposals"."outcome" in ('complete', 'cancel', 'redo', 'partial'))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "disputes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"opened_by_id" text NOT NULL,
	"against_id" text NOT NULL,
	"reason" text NOT NULL,
	"statement" text NOT NULL,
	"wanted_outcome" text NOT NULL,
	"status" text DEFAULT 'awaiting_reply' NOT NULL,
	"previous_status" text NOT NULL,
	"paused_ends_at" timestamp with time zone,
	"paused_remind_at" timestamp with time zone,
	"reply_text" text,
	"replied_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"escalated_at" timestamp (3) with time zone,
	"escalated_by_id" text,
	"decision" text,
	"decided_by_id" text,
	"fault" text,
	"reasoning" jsonb,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_reason_known" CHECK ("disputes"."reason" in ('not_done', 'poor_quality', 'no_show', 'damage', 'price', 'payment', 'behaviour', 'other')),
	CONSTRAINT "dispute_wanted_known" CHECK ("disputes"."wanted_outcome" in ('complete', 'cancel', 'redo', 'partial')),
	CONSTRAINT "dispute_status_known" CHECK ("disputes"."status" in ('awaiting_reply', 'negotiation', 'admin_review', 'resolved', 'withdrawn')),
	CONSTRAINT "dispute_previous_known" CHECK ("disputes"."previous_status" in ('assigned', 'in_progress', 'completion_requested', 'completed', 'cancelled')),
	CONSTRAINT "dispute_decision_known" CHECK ("disputes"."decision" in ('complete', 'cancel', 'redo')),
	CONSTRAINT "dispute_fault_known" CHECK ("disputes"."fault" in ('owner', 'provider', 'shared', 'none', 'undecided')),
	CONSTRAINT "dispute_of_two" CHECK ("disputes"."opened_by_id" <> "disputes"."against_id"),
	CONSTRAINT "dispute_reply_whole" CHECK (("disputes"."reply_text" is null) = ("disputes"."replied_at" is null)),
	CONSTRAINT "dispute_end_whole" CHECK (("disputes"."ended_at" is null) = ("disputes"."status" not in ('resolved', 'withdrawn'))),
	CONSTRAINT "dispute_resolved_has_decision" CHECK (("disputes"."status" = 'resolved') = ("disputes"."decision" is not null))
);
--> statement-breakpoint
CREATE TABLE "fault_contest_files" (
	"assignment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "fault_contest_files_assignment_id_position_pk" PRIMARY KEY("assignment_id","position")
);
--> statement-breakpoint
CREATE TABLE "fault_contests" (
	"assignment_id" uuid PRIMARY KEY NOT NULL,
	"by_user_id" text NOT NULL,
	"text" text NOT NULL,
	"contested_fault" text NOT NULL,
	"other_text" text,
	"other_at" timestamp with time zone,
	"decided_by_id" text,
	"decision" text,
	"reasoning" jsonb,
	"decided_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contest_fault_known" CHECK ("fault_contests"."contested_fault" in ('owner', 'provider', 'shared', 'none', 'undecided')),
	CONSTRAINT "contest_decision_known" CHECK ("fault_contests"."decision" in ('owner', 'provider', 'shared', 'none', 'undecided')),
	CONSTRAINT "contest_decision_whole" CHECK (("fault_contests"."decided_at" is null) = ("fault_contests"."decision" is null))
);
--> statement-breakpoint
ALTER TABLE "task_assignments" DROP CONSTRAINT "assignment_cancel_reason_known";--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "task_status_known";--> statement-breakpoint
DROP INDEX "tasks_titles";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "ref_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "limited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_against_id_users_id_fk" FOREIGN KEY ("against_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_escalated_by_id_users_id_fk" FOREIGN KEY ("escalated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fault_contest_files" ADD CONSTRAINT "fault_contest_files_assignment_id_fault_contests_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."fault_contests"("assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fault_contest_files" ADD CONSTRAINT "fault_contest_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fault_contests" ADD CONSTRAINT "fault_contests_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fault_contests" ADD CONSTRAINT "fault_contests_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fault_contests" ADD CONSTRAINT "fault_contests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_pending_change_per_kind" ON "change_requests" USING btree ("task_id","kind") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "changes_by_task" ON "change_requests" USING btree ("task_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "changes_by_assignment" ON "change_requests" USING btree ("assignment_id","created_at");--> statement-breakpoint
CREATE INDEX "changes_by_asker" ON "change_requests" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "changes_by_answerer" ON "change_requests" USING btree ("to_user_id","expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "changes_to_person" ON "change_requests" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "changes_to_expire" ON "change_requests" USING btree ("expires_at") WHERE status = 'pending' and paused_at is null;--> statement-breakpoint
CREATE INDEX "changes_to_remind" ON "change_requests" USING btree ("remind_at") WHERE status = 'pending' and paused_at is null and remind_at is not null;--> statement-breakpoint
CREATE INDEX "dispute_files_by_file" ON "dispute_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "proposals_by_person" ON "dispute_proposals" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_numbers" ON "disputes" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_dispute_per_task" ON "disputes" USING btree ("task_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "disputes_by_task" ON "disputes" USING btree ("task_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "disputes_by_assignment" ON "disputes" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "disputes_by_opener" ON "disputes" USING btree ("opened_by_id");--> statement-breakpoint
CREATE INDEX "disputes_against" ON "disputes" USING btree ("against_id");--> statement-breakpoint
CREATE INDEX "disputes_by_escalator" ON "disputes" USING btree ("escalated_by_id") WHERE escalated_by_id is not null;--> statement-breakpoint
CREATE INDEX "disputes_by_decider" ON "disputes" USING btree ("decided_by_id") WHERE decided_by_id is not null;--> statement-breakpoint
CREATE INDEX "disputes_to_decide" ON "disputes" USING btree ("escalated_at","id") WHERE status = 'admin_review';--> statement-breakpoint
CREATE INDEX "disputes_by_status" ON "disputes" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "disputes_by_creation" ON "disputes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "disputes_by_end" ON "disputes" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "disputes_to_move" ON "disputes" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "disputes_to_remind" ON "disputes" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "contest_files_by_file" ON "fault_contest_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "contests_by_person" ON "fault_contests" USING btree ("by_user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contests_by_decider" ON "fault_contests" USING btree ("decided_by_id") WHERE decided_by_id is not null;--> statement-breakpoint
CREATE INDEX "contests_by_creation" ON "fault_contests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contests_open" ON "fault_contests" USING btree ("created_at","assignment_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "contests_decided" ON "fault_contests" USING btree ("decided_at" DESC NULLS LAST,"assignment_id" DESC NULLS LAST) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "assignments_by_owner_fault" ON "task_assignments" USING btree ("owner_id","ended_at") WHERE fault = 'owner';--> statement-breakpoint
CREATE INDEX "assignments_by_doer_fault" ON "task_assignments" USING btree ("provider_id","ended_at") WHERE fault = 'provider';--> statement-breakpoint
CREATE INDEX "assignments_by_start" ON "task_assignments" USING btree ("assigned_at");--> statement-breakpoint
CREATE INDEX "users_to_release" ON "users" USING btree ("limited_until") WHERE limited_until is not null;--> statement-breakpoint
CREATE INDEX "tasks_titles" ON "tasks" USING gin ("folded_title" gin_trgm_ops) WHERE status in ('held', 'open', 'assigned', 'in_progress', 'completion_requested', 'disputed', 'removed');--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "assignment_cancel_reason_known" CHECK ("task_assignments"."cancel_reason" in ('plans_changed', 'found_elsewhere', 'price', 'timing', 'no_answer', 'unwell', 'agreed', 'other'));--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "task_status_known" CHECK ("tasks"."status" in ('draft', 'held', 'open', 'assigned', 'in_progress', 'completion_requested', 'disputed', 'completed', 'cancelled', 'expired', 'removed'));