CREATE TABLE "offer_template_uses" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"price" integer,
	"currency" text,
	"duration_hours" numeric(6, 2),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "template_lang_known" CHECK ("offer_templates"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "template_currency_known" CHECK ("offer_templates"."currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "template_price_has_currency" CHECK (("offer_templates"."price" is null) = ("offer_templates"."currency" is null))
);
--> statement-breakpoint
ALTER TABLE "offer_template_uses" ADD CONSTRAINT "offer_template_uses_offer_id_task_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."task_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_template_uses" ADD CONSTRAINT "offer_template_uses_template_id_offer_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."offer_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_uses" ON "offer_template_uses" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "templates_by_name" ON "offer_templates" USING btree ("user_id","name","id");