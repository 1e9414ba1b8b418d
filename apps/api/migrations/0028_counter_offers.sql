CREATE TABLE "offer_counters" (
	"offer_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"currency" text NOT NULL,
	"offered_price" integer NOT NULL,
	"price" integer NOT NULL,
	"can_start_at" timestamp with time zone,
	"message" text,
	"answer_price" integer,
	"answer_start_at" timestamp with time zone,
	"answer_message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "offer_counters_offer_id_round_pk" PRIMARY KEY("offer_id","round"),
	CONSTRAINT "counter_status_known" CHECK ("offer_counters"."status" in ('open', 'accepted', 'answered', 'declined', 'withdrawn', 'ended')),
	CONSTRAINT "counter_currency_known" CHECK ("offer_counters"."currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "counter_round_bounded" CHECK ("offer_counters"."round" between 1 and 3),
	CONSTRAINT "counter_price_positive" CHECK ("offer_counters"."price" > 0 and coalesce("offer_counters"."answer_price", 1) > 0),
	CONSTRAINT "counter_closed_at" CHECK (("offer_counters"."status" = 'open') = ("offer_counters"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "offer_counters" ADD CONSTRAINT "offer_counters_offer_id_task_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."task_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_counter_per_offer" ON "offer_counters" USING btree ("offer_id") WHERE status = 'open';