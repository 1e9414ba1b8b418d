CREATE TABLE "text_rule_hits" (
	"rule" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "text_rule_hits_pkey" PRIMARY KEY("rule","day")
);
--> statement-breakpoint
CREATE TABLE "text_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"words" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_rule_action_known" CHECK ("text_rules"."action" in ('mask', 'hold', 'refuse'))
);
--> statement-breakpoint
CREATE INDEX "text_rule_hits_by_day" ON "text_rule_hits" USING btree ("day");