CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"password_hash" text,
	"redirect" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_up_locale_known" CHECK ("sign_ups"."locale" in ('en', 'ru', 'ro'))
);
--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_link_purpose_known";--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "sign_up_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ups_by_user" ON "sign_ups" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_by_expiry" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_by_sign_up" ON "account_links" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "users_never_confirmed" ON "users" USING btree ("created_at") WHERE not "users"."email_verified";--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "verification_of_sign_up" CHECK (("account_links"."purpose" = 'verification') = ("account_links"."sign_up_id" is not null));--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_link_purpose_known" CHECK ("account_links"."purpose" in ('verification', 'password_reset', 'unlock', 'email_undo'));