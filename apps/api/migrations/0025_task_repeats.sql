CREATE TABLE "task_repeats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"task_id" uuid NOT NULL,
	"draft_id" uuid,
	"every" text NOT NULL,
	"hire_again" boolean NOT NULL,
	"first_day" date,
	"next_day" date,
	"draft_at" timestamp with time zone,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_repeats_taskId_unique" UNIQUE("task_id"),
	CONSTRAINT "task_repeat_period_known" CHECK ("task_repeats"."every" in ('weekly', 'fortnightly', 'monthly'))
);
--> statement-breakpoint
ALTER TABLE "task_repeats" ADD CONSTRAINT "task_repeats_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_repeats" ADD CONSTRAINT "task_repeats_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_repeats" ADD CONSTRAINT "task_repeats_draft_id_tasks_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_repeats_by_owner" ON "task_repeats" USING btree ("owner_id","next_day","id");--> statement-breakpoint
CREATE INDEX "task_repeats_by_draft" ON "task_repeats" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "task_repeats_due" ON "task_repeats" USING btree ("draft_at") WHERE not is_paused;