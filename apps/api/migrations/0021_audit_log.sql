CREATE TABLE "audit_links" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_log_id" uuid NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_links_auditLogId_unique" UNIQUE("audit_log_id")
);
--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" text,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"severity" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text,
	"origin_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_logs_actor_role" CHECK ("audit_logs"."actor_role" in ('VISITOR', 'USER', 'ADMIN', 'SYSTEM')),
	CONSTRAINT "audit_logs_severity" CHECK ("audit_logs"."severity" in ('info', 'notice', 'warning', 'critical'))
);
--> statement-breakpoint
CREATE TABLE "audit_origins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" text,
	"salt" text NOT NULL,
	"address" text NOT NULL,
	"agent" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_logs_newest" ON "audit_logs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_actor" ON "audit_logs" USING btree ("actor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_action" ON "audit_logs" USING btree ("action","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_entity" ON "audit_logs" USING btree ("entity_type","entity_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_severity" ON "audit_logs" USING btree ("severity","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_request" ON "audit_logs" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_origins_by_actor" ON "audit_origins" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_origins_oldest" ON "audit_origins" USING btree ("created_at");--> statement-breakpoint
-- The fields are named one by one: a column that comes later does not change the hashes of before.
CREATE FUNCTION audit_hash(previous text, place bigint, log audit_logs) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(previous, place, log.id, log.actor_id, log.actor_role, log.action,
    log.severity, log.entity_type, log.entity_id, log.before, log.after, log.reason, log.request_id, log.origin_hash,
    extract(epoch FROM log.created_at))::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- At the end of a transaction, so that writers queue for no longer than a commit takes, and after all row locks.
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last audit_links;
BEGIN
  PERFORM pg_advisory_xact_lock(728190346);
  SELECT * INTO last FROM audit_links ORDER BY position DESC LIMIT 1;
  last.position := coalesce(last.position, 0) + 1;
  last.previous_hash := coalesce(last.hash, '');
  INSERT INTO audit_links (position, audit_log_id, previous_hash, hash)
  VALUES (last.position, NEW.id, last.previous_hash, audit_hash(last.previous_hash, last.position, NEW));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_logs_link AFTER INSERT ON audit_logs DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION audit_link();
--> statement-breakpoint
CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_logs_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_logs EXECUTE FUNCTION audit_stays();
--> statement-breakpoint
CREATE TRIGGER audit_links_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_links EXECUTE FUNCTION audit_stays();
--> statement-breakpoint
-- The owner of the tables, too, which the product usually is. Superusers have every right, so there are triggers.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_logs, audit_links FROM PUBLIC, CURRENT_USER;
