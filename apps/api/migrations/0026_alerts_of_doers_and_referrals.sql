CREATE TABLE "waiting_pushes" (
	"notification_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_removals" (
	"user_id" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_removals_user_id_endpoint_hash_pk" PRIMARY KEY("user_id","endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "compared_profiles" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_doers" (
	"search_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "saved_search_doers_pkey" PRIMARY KEY("search_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_links_code_unique" UNIQUE("code"),
	CONSTRAINT "referral_count_not_negative" CHECK ("referral_links"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "waiting_pushes" ADD CONSTRAINT "waiting_pushes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_removals" ADD CONSTRAINT "push_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_profiles" ADD CONSTRAINT "compared_profiles_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_doers" ADD CONSTRAINT "saved_search_doers_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_doers" ADD CONSTRAINT "saved_search_doers_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_pushes_due" ON "waiting_pushes" USING btree ("due_at","user_id");--> statement-breakpoint
CREATE INDEX "waiting_pushes_by_user" ON "waiting_pushes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_search_doers_by_provider" ON "saved_search_doers" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "saved_search_doers_newest" ON "saved_search_doers" USING btree ("search_id","matched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_search_doers_by_age" ON "saved_search_doers" USING btree ("matched_at");--> statement-breakpoint
CREATE INDEX "saved_search_doers_due" ON "saved_search_doers" USING btree ("due_at","search_id") WHERE due_at is not null;--> statement-breakpoint
-- Who is published already is no news to searches that are saved from now on.
INSERT INTO "compared_profiles" ("provider_id", "facts", "search")
SELECT p.id, jsonb_build_object(
  'shelfIds', p.shelf_ids, 'mode', p.mode, 'cityId', p.city_id,
  'spot', case when p.public_lat is null then null else
    jsonb_build_object('lat', p.public_lat, 'lng', p.public_lng) end,
  'radiusKm', p.radius_km, 'spokenLanguages', p.spoken_languages, 'level', p.level,
  'ratingAvg', p.rating_avg, 'priceFrom', p.price_from, 'priceCurrency', p.price_currency,
  'workDays', p.work_days, 'awayFrom', p.away_from, 'awayUntil', p.away_until, 'sameDay', p.same_day,
  'kind', p.kind, 'portfolioCount', p.portfolio_count, 'repeatCustomers', p.repeat_customers), p.search
FROM provider_profiles p WHERE p.status = 'published' ON CONFLICT DO NOTHING;
