CREATE TABLE "stored_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	CONSTRAINT "one_installation" CHECK ("installation"."is_only")
);
--> statement-breakpoint
CREATE INDEX "stored_objects_unused" ON "stored_objects" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
INSERT INTO "installation" DEFAULT VALUES;--> statement-breakpoint
-- What this database has put into the storage so far: the keys of its files.
INSERT INTO "stored_objects" ("key", "created_at")
SELECT "key", coalesce("submitted_at", "created_at") FROM "files" WHERE "key" IS NOT NULL;
