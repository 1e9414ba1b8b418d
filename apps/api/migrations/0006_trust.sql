CREATE TABLE "phone_holders" (
	"phone" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_holders_pkey" PRIMARY KEY("phone","user_id")
);
--> statement-breakpoint
CREATE TABLE "shared_signals" (
	"owner_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_signals_pkey" PRIMARY KEY("owner_id","provider_id","kind"),
	CONSTRAINT "shared_signal_kind_known" CHECK ("shared_signals"."kind" in ('number', 'network', 'device'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_holders" ADD CONSTRAINT "phone_holders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_signals" ADD CONSTRAINT "shared_signals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_signals" ADD CONSTRAINT "shared_signals_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_holders_by_user" ON "phone_holders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shared_signals_by_provider" ON "shared_signals" USING btree ("provider_id");