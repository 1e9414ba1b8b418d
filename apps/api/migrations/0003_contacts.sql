CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"metadata" jsonb,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_type_known" CHECK ("contacts"."type" in ('phone', 'email', 'socialNetwork')),
	CONSTRAINT "contact_phone_verified" CHECK ("contacts"."type" <> 'phone' or "contacts"."verified_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"phone" text NOT NULL,
	"network" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "phone_code_tries_bounded" CHECK ("phone_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_contact_per_value" ON "contacts" USING btree ("user_id","type","value");--> statement-breakpoint
CREATE UNIQUE INDEX "one_primary_contact_per_type" ON "contacts" USING btree ("user_id","type") WHERE is_primary;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_phone_code" ON "phone_codes" USING btree ("user_id","phone") WHERE cancelled_at is null and verified_at is null;--> statement-breakpoint
CREATE INDEX "phone_codes_by_phone" ON "phone_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_by_user" ON "phone_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_by_network" ON "phone_codes" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_by_creation" ON "phone_codes" USING btree ("created_at");