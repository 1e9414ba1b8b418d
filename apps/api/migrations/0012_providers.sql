CREATE TABLE "provider_categories" (
	"provider_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "provider_categories_provider_id_category_id_pk" PRIMARY KEY("provider_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "provider_days" (
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "provider_days_provider_id_day_pk" PRIMARY KEY("provider_id","day")
);
--> statement-breakpoint
CREATE TABLE "provider_portfolio" (
	"provider_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"category_id" uuid,
	CONSTRAINT "provider_portfolio_provider_id_position_pk" PRIMARY KEY("provider_id","position")
);
--> statement-breakpoint
CREATE TABLE "provider_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text DEFAULT 'individual' NOT NULL,
	"company_name" text,
	"idno" text,
	"headline" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"original_headline" text,
	"original_bio" text,
	"lang" text NOT NULL,
	"cover_file_id" uuid,
	"spoken_languages" text[] NOT NULL,
	"mode" text,
	"place_id" text,
	"city_id" text,
	"lat" double precision,
	"lng" double precision,
	"public_lat" double precision,
	"public_lng" double precision,
	"radius_km" integer DEFAULT 20 NOT NULL,
	"hourly_rate" integer,
	"hourly_currency" text,
	"weekly" jsonb DEFAULT '{"mon":[],"tue":[],"wed":[],"thu":[],"fri":[],"sat":[],"sun":[]}'::jsonb NOT NULL,
	"away_from" date,
	"away_until" date,
	"same_day" boolean DEFAULT false NOT NULL,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"branch_ids" uuid[] DEFAULT '{}' NOT NULL,
	"work_days" smallint DEFAULT 0 NOT NULL,
	"folded_words" text DEFAULT '' NOT NULL,
	"price_from" integer,
	"price_currency" text,
	"portfolio_count" integer DEFAULT 0 NOT NULL,
	"service_count" integer DEFAULT 0 NOT NULL,
	"saved_count" integer DEFAULT 0 NOT NULL,
	"completeness" smallint DEFAULT 0 NOT NULL,
	"level" text DEFAULT 'none' NOT NULL,
	"standing" integer DEFAULT 0 NOT NULL,
	"is_newcomer" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"assigned_count" integer DEFAULT 0 NOT NULL,
	"completed_count" integer DEFAULT 0 NOT NULL,
	"own_fault_count" integer DEFAULT 0 NOT NULL,
	"repeat_customers" integer DEFAULT 0 NOT NULL,
	"median_reply_min" integer,
	"published_at" timestamp (3) with time zone,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shelf_ids" uuid[] GENERATED ALWAYS AS (category_ids || branch_ids) STORED NOT NULL,
	"rating_avg" double precision GENERATED ALWAYS AS (case when rating_count > 0 then rating_sum::float8 / rating_count end) STORED,
	"rating_key" integer GENERATED ALWAYS AS (case when rating_count > 0 then ((21.5 + rating_sum) * 10000 / (5 + rating_count))::int else 0 end) STORED NOT NULL,
	"reply_key" integer GENERATED ALWAYS AS (coalesce(median_reply_min, 2147483647)) STORED NOT NULL,
	"price_key" integer GENERATED ALWAYS AS (coalesce(price_from, 2147483647)) STORED NOT NULL,
	"spot" "point" GENERATED ALWAYS AS (point(public_lng * 0.69, public_lat)) STORED,
	"area" "circle" GENERATED ALWAYS AS (circle(point(public_lng * 0.69, public_lat), (radius_km / 111.2)::float8)) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (provider_search(lang, headline, bio, folded_words, category_ids, branch_ids)) STORED,
	CONSTRAINT "one_profile_per_person" UNIQUE("user_id"),
	CONSTRAINT "provider_status_known" CHECK ("provider_profiles"."status" in ('draft', 'published', 'paused', 'suspended')),
	CONSTRAINT "provider_kind_known" CHECK ("provider_profiles"."kind" in ('individual', 'company')),
	CONSTRAINT "provider_lang_known" CHECK ("provider_profiles"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "provider_mode_known" CHECK ("provider_profiles"."mode" in ('in_person', 'remote', 'both')),
	CONSTRAINT "provider_level_known" CHECK ("provider_profiles"."level" in ('none', 'contacts', 'verified')),
	CONSTRAINT "provider_hourly_currency_known" CHECK ("provider_profiles"."hourly_currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "provider_price_currency_known" CHECK ("provider_profiles"."price_currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "provider_hourly_whole" CHECK (("provider_profiles"."hourly_rate" is null) = ("provider_profiles"."hourly_currency" is null)),
	CONSTRAINT "provider_price_whole" CHECK (("provider_profiles"."price_from" is null) = ("provider_profiles"."price_currency" is null)),
	CONSTRAINT "provider_spot_whole" CHECK (("provider_profiles"."lat" is null) = ("provider_profiles"."lng" is null)),
	CONSTRAINT "provider_counts_not_negative" CHECK (least("provider_profiles"."rating_sum", "provider_profiles"."rating_count", "provider_profiles"."assigned_count", "provider_profiles"."completed_count", "provider_profiles"."own_fault_count", "provider_profiles"."repeat_customers", "provider_profiles"."saved_count") >= 0),
	CONSTRAINT "provider_published_is_whole" CHECK ("provider_profiles"."status" = 'draft' or ("provider_profiles"."published_at" is not null and "provider_profiles"."mode" is not null and cardinality("provider_profiles"."category_ids") > 0 and cardinality("provider_profiles"."spoken_languages") > 0 and ("provider_profiles"."mode" = 'remote' or "provider_profiles"."place_id" is not null)))
);
--> statement-breakpoint
CREATE TABLE "provider_services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"original_description" text,
	"lang" text NOT NULL,
	"price_kind" text NOT NULL,
	"price" integer,
	"currency" text NOT NULL,
	"unit" text,
	"packages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_lang_known" CHECK ("provider_services"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "service_price_kind_known" CHECK ("provider_services"."price_kind" in ('from', 'fixed', 'hourly', 'quote')),
	CONSTRAINT "service_unit_known" CHECK ("provider_services"."unit" in ('hour', 'item', 'm2', 'visit', 'project')),
	CONSTRAINT "service_currency_known" CHECK ("provider_services"."currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "service_has_price" CHECK (("provider_services"."price_kind" = 'quote') = ("provider_services"."price" is null))
);
--> statement-breakpoint
CREATE TABLE "provider_views" (
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "provider_views_provider_id_day_viewer_pk" PRIMARY KEY("provider_id","day","viewer")
);
--> statement-breakpoint
ALTER TABLE "favourites" DROP CONSTRAINT "favourite_type_known";--> statement-breakpoint
ALTER TABLE "provider_categories" ADD CONSTRAINT "provider_categories_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_categories" ADD CONSTRAINT "provider_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_days" ADD CONSTRAINT "provider_days_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_portfolio" ADD CONSTRAINT "provider_portfolio_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_portfolio" ADD CONSTRAINT "provider_portfolio_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_portfolio" ADD CONSTRAINT "provider_portfolio_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_city_id_places_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_views" ADD CONSTRAINT "provider_views_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_categories_by_category" ON "provider_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "provider_days_by_day" ON "provider_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "provider_portfolio_by_file" ON "provider_portfolio" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "provider_portfolio_by_category" ON "provider_portfolio" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "providers_standing" ON "provider_profiles" USING btree ("standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_rating" ON "provider_profiles" USING btree ("rating_key" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_most_completed" ON "provider_profiles" USING btree ("completed_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_fastest_reply" ON "provider_profiles" USING btree ("reply_key","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_price_low" ON "provider_profiles" USING btree ("price_currency","price_key","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_newest" ON "provider_profiles" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_newcomers" ON "provider_profiles" USING btree ("id") WHERE status = 'published' and is_newcomer;--> statement-breakpoint
CREATE INDEX "providers_by_city" ON "provider_profiles" USING btree ("city_id","standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_by_shelf" ON "provider_profiles" USING gin ("shelf_ids") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_nearest" ON "provider_profiles" USING gist ("spot") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_area" ON "provider_profiles" USING gist ("area") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_search" ON "provider_profiles" USING gin ("search") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_slips" ON "provider_profiles" USING gin ("folded_words" gin_trgm_ops) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "services_by_provider" ON "provider_services" USING btree ("provider_id","position","id");--> statement-breakpoint
CREATE INDEX "services_by_category" ON "provider_services" USING btree ("category_id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "provider_views_by_day" ON "provider_views" USING btree ("day");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourite_type_known" CHECK ("favourites"."target_type" in ('task', 'provider'));