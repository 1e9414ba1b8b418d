CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_target_type_target_id_pk" PRIMARY KEY("user_id","target_type","target_id"),
	CONSTRAINT "favourite_type_known" CHECK ("favourites"."target_type" in ('task'))
);
--> statement-breakpoint
CREATE TABLE "task_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"actor_id" text,
	"type" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_files" (
	"task_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "task_files_task_id_position_pk" PRIMARY KEY("task_id","position")
);
--> statement-breakpoint
CREATE TABLE "task_views" (
	"task_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "task_views_task_id_day_viewer_pk" PRIMARY KEY("task_id","day","viewer")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"original_title" text,
	"original_description" text,
	"folded_title" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"category_id" uuid,
	"parent_category_id" uuid,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mode" text,
	"place_id" text,
	"city_id" text,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"public_lat" double precision,
	"public_lng" double precision,
	"timing_kind" text,
	"due_date" date,
	"time_window" text,
	"time_from" text,
	"time_to" text,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"budget_kind" text,
	"budget_currency" text DEFAULT 'MDL' NOT NULL,
	"budget_min" integer,
	"budget_max" integer,
	"materials" text DEFAULT 'to_agree' NOT NULL,
	"spoken_languages" text[] NOT NULL,
	"offer_cap" integer DEFAULT 10 NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"verified_only" boolean DEFAULT false NOT NULL,
	"needs_verification" boolean DEFAULT false NOT NULL,
	"hold_reason" text,
	"moderation_note" text,
	"duplicate_of_id" uuid,
	"assigned_provider_id" text,
	"picture_count" integer DEFAULT 0 NOT NULL,
	"offer_count" integer DEFAULT 0 NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	"saved_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"warn_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_key" date GENERATED ALWAYS AS (coalesce(due_date, '9999-12-31'::date)) STORED NOT NULL,
	"budget_high_key" integer GENERATED ALWAYS AS (coalesce(budget_max, 0)) STORED NOT NULL,
	"budget_low_key" integer GENERATED ALWAYS AS (coalesce(budget_min, 2147483647)) STORED NOT NULL,
	"spot" "point" GENERATED ALWAYS AS (point(public_lng * 0.69, public_lat)) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (task_search(lang, title, description, folded_title, category_id, parent_category_id)) STORED,
	CONSTRAINT "task_status_known" CHECK ("tasks"."status" in ('draft', 'held', 'open', 'assigned', 'in_progress', 'completion_requested', 'completed', 'cancelled', 'expired', 'removed')),
	CONSTRAINT "task_lang_known" CHECK ("tasks"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "task_mode_known" CHECK ("tasks"."mode" in ('in_person', 'remote')),
	CONSTRAINT "task_timing_known" CHECK ("tasks"."timing_kind" in ('flexible', 'on_date', 'before_date')),
	CONSTRAINT "task_window_known" CHECK ("tasks"."time_window" in ('morning', 'day', 'evening', 'any')),
	CONSTRAINT "task_budget_known" CHECK ("tasks"."budget_kind" in ('fixed', 'range', 'open')),
	CONSTRAINT "task_currency_known" CHECK ("tasks"."budget_currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "task_materials_known" CHECK ("tasks"."materials" in ('customer_brings', 'doer_brings', 'to_agree')),
	CONSTRAINT "task_visibility_known" CHECK ("tasks"."visibility" in ('public', 'invited_only')),
	CONSTRAINT "task_hold_reason_known" CHECK ("tasks"."hold_reason" in ('prohibited_words', 'near_duplicate', 'earlier_removals')),
	CONSTRAINT "task_budget_ordered" CHECK ("tasks"."status" = 'draft' or ("tasks"."budget_max" >= "tasks"."budget_min" and "tasks"."budget_min" > 0)),
	CONSTRAINT "task_spot_whole" CHECK (("tasks"."lat" is null) = ("tasks"."lng" is null)),
	CONSTRAINT "task_held_has_reason" CHECK ("tasks"."status" <> 'held' or "tasks"."hold_reason" is not null),
	CONSTRAINT "task_published_is_whole" CHECK ("tasks"."status" in ('draft', 'held') or ("tasks"."category_id" is not null and "tasks"."mode" is not null and "tasks"."timing_kind" is not null and "tasks"."budget_kind" is not null and "tasks"."published_at" is not null and cardinality("tasks"."spoken_languages") > 0)),
	CONSTRAINT "task_open_expires" CHECK ("tasks"."status" <> 'open' or "tasks"."expires_at" is not null),
	CONSTRAINT "task_remote_has_no_place" CHECK ("tasks"."status" = 'draft' or "tasks"."mode" <> 'remote' or "tasks"."place_id" is null)
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_views" ADD CONSTRAINT "task_views_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_parent_category_id_categories_id_fk" FOREIGN KEY ("parent_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_city_id_places_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assigned_provider_id_users_id_fk" FOREIGN KEY ("assigned_provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("user_id","target_type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "favourites_by_target" ON "favourites" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "task_events_by_task" ON "task_events" USING btree ("task_id","created_at","id");--> statement-breakpoint
CREATE INDEX "task_events_by_actor" ON "task_events" USING btree ("actor_id","type","created_at");--> statement-breakpoint
CREATE INDEX "task_files_by_file" ON "task_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "task_views_by_day" ON "task_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "tasks_newest" ON "tasks" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_by_category" ON "tasks" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_by_parent_category" ON "tasks" USING btree ("parent_category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_by_city" ON "tasks" USING btree ("city_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_by_city_category" ON "tasks" USING btree ("city_id","category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_due_soon" ON "tasks" USING btree ("due_key","id") WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_budget_high" ON "tasks" USING btree ("budget_currency","budget_high_key" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_budget_low" ON "tasks" USING btree ("budget_currency","budget_low_key","id") WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_fewest_offers" ON "tasks" USING btree ("offer_count","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_nearest" ON "tasks" USING gist ("spot") WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_search" ON "tasks" USING gin ("search") WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_title_slips" ON "tasks" USING gin ("folded_title" gin_trgm_ops) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_urgent" ON "tasks" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public' and is_urgent;--> statement-breakpoint
CREATE INDEX "tasks_by_status" ON "tasks" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tasks_by_owner" ON "tasks" USING btree ("owner_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tasks_by_owner_status" ON "tasks" USING btree ("owner_id","status");--> statement-breakpoint
CREATE INDEX "tasks_by_doer" ON "tasks" USING btree ("assigned_provider_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE assigned_provider_id is not null;--> statement-breakpoint
CREATE INDEX "tasks_to_expire" ON "tasks" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "tasks_to_warn" ON "tasks" USING btree ("warn_at") WHERE status = 'open' and warn_at is not null;--> statement-breakpoint
CREATE INDEX "tasks_idle_drafts" ON "tasks" USING btree ("updated_at") WHERE status = 'draft';