CREATE TABLE "task_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"materials_cost" integer,
	"message" text NOT NULL,
	"original_message" text,
	"lang" text NOT NULL,
	"included" text[] DEFAULT '{}' NOT NULL,
	"low_price_reason" text,
	"can_start_at" timestamp with time zone,
	"duration_hours" integer,
	"warranty_days" integer,
	"valid_days" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"task_version_seen" integer NOT NULL,
	"stale_at" timestamp with time zone,
	"edit_count" integer DEFAULT 0 NOT NULL,
	"previous_price" integer,
	"changed_at" timestamp with time zone,
	"is_shortlisted" boolean DEFAULT false NOT NULL,
	"seen_by_owner_at" timestamp with time zone,
	"decline_reason" text,
	"decline_note" text,
	"accepted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_status_known" CHECK ("task_offers"."status" in ('active', 'stale', 'accepted', 'not_selected', 'declined', 'withdrawn', 'expired', 'ended', 'removed')),
	CONSTRAINT "offer_lang_known" CHECK ("task_offers"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "offer_currency_known" CHECK ("task_offers"."currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "offer_decline_reason_known" CHECK ("task_offers"."decline_reason" in ('price', 'timing', 'experience', 'other_chosen', 'other', 'task_closed')),
	CONSTRAINT "offer_price_positive" CHECK ("task_offers"."price" > 0 and coalesce("task_offers"."materials_cost", 1) > 0),
	CONSTRAINT "offer_included_bounded" CHECK (cardinality("task_offers"."included") <= 8),
	CONSTRAINT "offer_declined_says_why" CHECK (("task_offers"."status" = 'declined') = ("task_offers"."decline_reason" is not null)),
	CONSTRAINT "offer_stale_since" CHECK (("task_offers"."status" = 'stale') = ("task_offers"."stale_at" is not null)),
	CONSTRAINT "offer_accepted_at" CHECK ("task_offers"."status" not in ('accepted', 'ended') or "task_offers"."accepted_at" is not null),
	CONSTRAINT "offer_closed_at" CHECK (("task_offers"."status" in ('active', 'stale', 'accepted')) = ("task_offers"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"direction" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"rating" smallint NOT NULL,
	"sub" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text" text,
	"lang" text,
	"private_note" text,
	"publish_at" timestamp with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"reply_text" text,
	"replied_at" timestamp with time zone,
	"addendum_text" text,
	"addendum_at" timestamp with time zone,
	"category_id" uuid,
	"task_snapshot" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_status_known" CHECK ("reviews"."status" in ('submitted', 'published', 'hidden', 'removed')),
	CONSTRAINT "review_direction_known" CHECK ("reviews"."direction" in ('to_provider', 'to_customer')),
	CONSTRAINT "review_lang_known" CHECK ("reviews"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "review_rating_possible" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "review_of_another" CHECK ("reviews"."author_id" <> "reviews"."subject_id"),
	CONSTRAINT "review_published_at" CHECK ("reviews"."status" <> 'published' or "reviews"."published_at" is not null),
	CONSTRAINT "review_reply_whole" CHECK (("reviews"."reply_text" is null) = ("reviews"."replied_at" is null)),
	CONSTRAINT "review_addendum_whole" CHECK (("reviews"."addendum_text" is null) = ("reviews"."addendum_at" is null))
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"assignment_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"scope_text" text NOT NULL,
	"included" text[] NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"materials_cost" integer,
	"materials" text NOT NULL,
	"scheduled_at" timestamp with time zone,
	"place_id" text,
	"address" text,
	"warranty_days" integer,
	"payment_method" text NOT NULL,
	"settled_by_customer_at" timestamp with time zone,
	"settled_by_provider_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_assignment_id_version_pk" PRIMARY KEY("assignment_id","version"),
	CONSTRAINT "agreement_currency_known" CHECK ("agreements"."currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "agreement_materials_known" CHECK ("agreements"."materials" in ('customer_brings', 'doer_brings', 'to_agree')),
	CONSTRAINT "agreement_payment_known" CHECK ("agreements"."payment_method" in ('cash', 'bank_transfer', 'card_transfer', 'other', 'to_agree')),
	CONSTRAINT "agreement_price_positive" CHECK ("agreements"."price" > 0 and coalesce("agreements"."materials_cost", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "completion_report_files" (
	"report_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "completion_report_files_report_id_position_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "completion_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"note" text,
	"changes_requested_at" timestamp with time zone,
	"changes_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_changes_whole" CHECK (("completion_reports"."changes_requested_at" is null) = ("completion_reports"."changes_text" is null))
);
--> statement-breakpoint
CREATE TABLE "task_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"was_on_time" boolean,
	"completion_requested_at" timestamp with time zone,
	"revision_round" integer DEFAULT 0 NOT NULL,
	"completed_by" text,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"cancelled_by_id" text,
	"cancel_reason" text,
	"cancel_note" text,
	"fault" text,
	"remind_at" timestamp with time zone,
	"reminder_count" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignment_outcome_known" CHECK ("task_assignments"."outcome" in ('completed', 'cancelled', 'replaced')),
	CONSTRAINT "assignment_completer_known" CHECK ("task_assignments"."completed_by" in ('owner', 'clock', 'admin')),
	CONSTRAINT "assignment_fault_known" CHECK ("task_assignments"."fault" in ('owner', 'provider', 'shared', 'none', 'undecided')),
	CONSTRAINT "assignment_cancel_reason_known" CHECK ("task_assignments"."cancel_reason" in ('plans_changed', 'found_elsewhere', 'price', 'timing', 'no_answer', 'unwell', 'other')),
	CONSTRAINT "assignment_end_whole" CHECK (("task_assignments"."ended_at" is null) = ("task_assignments"."outcome" is null)),
	CONSTRAINT "assignment_completed_by" CHECK (("task_assignments"."outcome" is not distinct from 'completed') = ("task_assignments"."completed_by" is not null)),
	CONSTRAINT "assignment_of_two" CHECK ("task_assignments"."owner_id" <> "task_assignments"."provider_id")
);
--> statement-breakpoint
CREATE TABLE "task_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'sent' NOT NULL,
	"decline_reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"viewed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_status_known" CHECK ("task_invites"."status" in ('sent', 'viewed', 'offered', 'declined', 'expired')),
	CONSTRAINT "invite_decline_reason_known" CHECK ("task_invites"."decline_reason" in ('busy', 'too_far', 'not_my_work', 'price', 'other')),
	CONSTRAINT "invite_answered_at" CHECK (("task_invites"."status" in ('sent', 'viewed', 'expired')) = ("task_invites"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "task_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"answer_text" text,
	"answered_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_reason" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_lang_known" CHECK ("task_questions"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "question_answer_whole" CHECK (("task_questions"."answer_text" is null) = ("task_questions"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "asked_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "timed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "on_time_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task_offers" ADD CONSTRAINT "task_offers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_offers" ADD CONSTRAINT "task_offers_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_report_files" ADD CONSTRAINT "completion_report_files_report_id_completion_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."completion_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_report_files" ADD CONSTRAINT "completion_report_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_reports" ADD CONSTRAINT "completion_reports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_reports" ADD CONSTRAINT "completion_reports_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_reports" ADD CONSTRAINT "completion_reports_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_offer_id_task_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."task_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_cancelled_by_id_users_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_invites" ADD CONSTRAINT "task_invites_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_invites" ADD CONSTRAINT "task_invites_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_questions" ADD CONSTRAINT "task_questions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_questions" ADD CONSTRAINT "task_questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_accepted_offer_per_task" ON "task_offers" USING btree ("task_id") WHERE status = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_offer_per_doer" ON "task_offers" USING btree ("task_id","provider_id") WHERE status in ('active', 'stale');--> statement-breakpoint
CREATE INDEX "offers_by_task" ON "task_offers" USING btree ("task_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_task_and_doer" ON "task_offers" USING btree ("task_id","provider_id");--> statement-breakpoint
CREATE INDEX "offers_by_doer" ON "task_offers" USING btree ("provider_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_doer_status" ON "task_offers" USING btree ("provider_id","status","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_doer_made" ON "task_offers" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_to_expire" ON "task_offers" USING btree ("valid_until") WHERE status in ('active', 'stale');--> statement-breakpoint
CREATE INDEX "offers_long_stale" ON "task_offers" USING btree ("stale_at") WHERE status = 'stale';--> statement-breakpoint
CREATE UNIQUE INDEX "one_review_per_side" ON "reviews" USING btree ("assignment_id","author_id");--> statement-breakpoint
CREATE INDEX "reviews_of_person" ON "reviews" USING btree ("subject_id","direction","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_by_subject" ON "reviews" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "reviews_by_author" ON "reviews" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_by_task" ON "reviews" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "reviews_to_publish" ON "reviews" USING btree ("publish_at") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "reviews_by_category" ON "reviews" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "agreements_by_place" ON "agreements" USING btree ("place_id") WHERE place_id is not null;--> statement-breakpoint
CREATE INDEX "report_files_by_file" ON "completion_report_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "reports_by_task" ON "completion_reports" USING btree ("task_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_assignment" ON "completion_reports" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "reports_by_doer" ON "completion_reports" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_running_assignment_per_task" ON "task_assignments" USING btree ("task_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "assignments_by_task" ON "task_assignments" USING btree ("task_id","assigned_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignments_by_offer" ON "task_assignments" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "assignments_by_owner" ON "task_assignments" USING btree ("owner_id","assigned_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignments_by_doer" ON "task_assignments" USING btree ("provider_id","assigned_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignments_by_canceller" ON "task_assignments" USING btree ("cancelled_by_id","ended_at") WHERE cancelled_by_id is not null;--> statement-breakpoint
CREATE INDEX "assignments_to_remind" ON "task_assignments" USING btree ("remind_at") WHERE ended_at is null and remind_at is not null;--> statement-breakpoint
CREATE INDEX "assignments_to_end" ON "task_assignments" USING btree ("ends_at") WHERE ended_at is null and ends_at is not null;--> statement-breakpoint
CREATE INDEX "assignments_by_end" ON "task_assignments" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_invite_per_doer" ON "task_invites" USING btree ("task_id","provider_id");--> statement-breakpoint
CREATE INDEX "invites_by_doer" ON "task_invites" USING btree ("provider_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invites_to_expire" ON "task_invites" USING btree ("expires_at") WHERE status in ('sent', 'viewed');--> statement-breakpoint
CREATE INDEX "questions_by_task" ON "task_questions" USING btree ("task_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_by_author" ON "task_questions" USING btree ("author_id","created_at");