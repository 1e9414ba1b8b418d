CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"is_public" boolean NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"original_name" text NOT NULL,
	"declared_type" text NOT NULL,
	"declared_size" integer NOT NULL,
	"purpose" text,
	"key" text,
	"type" text,
	"size" integer,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "file_status_known" CHECK ("files"."status" in ('waiting', 'ready')),
	CONSTRAINT "file_declared_size_positive" CHECK ("files"."declared_size" > 0),
	CONSTRAINT "file_ready_is_whole" CHECK ("files"."status" = 'waiting' or ("files"."key" is not null and "files"."type" is not null and "files"."size" is not null))
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_by_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("created_at") WHERE status = 'waiting';