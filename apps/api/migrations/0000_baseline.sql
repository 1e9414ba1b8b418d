-- Everything that the first 37 migrations made. Databases that have run those skip this file: see docs/decisions/0042.
-- How tasks are searched: each in the words of its own language, its title besides in folded letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Small letters without Latin diacritics; the built-in collation knows Cyrillic whatever the database was made with.
CREATE FUNCTION task_plain(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower(words COLLATE "pg_c_utf8"), 'ăâîșşțţáàäãéèêëíìïóòöőúùüűñçё', 'aaissttaaaaeeeeiiioooouuuunce')
$$;
--> statement-breakpoint
CREATE FUNCTION task_config(lang text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE lang WHEN 'ru' THEN 'pg_catalog.russian'::regconfig WHEN 'ro' THEN 'pg_catalog.romanian'::regconfig
    ELSE 'pg_catalog.english'::regconfig END
$$;
--> statement-breakpoint
-- Title over category over description. A category is a lexeme too, so that one index answers for all three.
CREATE FUNCTION task_search(lang text, title text, description text, folded_title text, category uuid, parent uuid)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector(task_config(lang), task_plain(title)), 'A')
    || setweight(to_tsvector('pg_catalog.simple'::regconfig, folded_title), 'A')
    || setweight(array_to_tsvector(array_remove(ARRAY['c:' || category::text, 'c:' || parent::text], NULL)), 'B')
    || setweight(to_tsvector(task_config(lang), task_plain(left(description, 5000))), 'D')
$$;
--> statement-breakpoint
-- The day on which a task came to the wall is a lexeme too, as its category is: the newest hits of a word that
-- everybody writes are found by the index alone.
CREATE FUNCTION task_search(lang text, title text, description text, folded_title text, category uuid, parent uuid, published_at timestamptz)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT task_search(lang, title, description, folded_title, category, parent)
    || setweight(array_to_tsvector(array_remove(
      ARRAY['d:' || floor(extract(epoch FROM published_at AT TIME ZONE 'UTC') / 86400)::int::text], NULL)), 'C')
$$;
--> statement-breakpoint
-- Every word must be there, in whichever language it is one; or the task is in a category that the words name.
-- A word that is a filler in one of the languages is not asked for. A word that is the same in all of them is looked
-- up once. Where words are given for a beginning ('nujna|nujno'; '|' for none), those are asked for.
CREATE FUNCTION task_query(words text[], stems text[], categories text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (coalesce(text_part, '') || CASE WHEN text_part IS NULL OR category_part IS NULL THEN '' ELSE ' | ' END
    || coalesce(category_part, ''))::tsquery
  FROM (
    SELECT (
      SELECT string_agg('(' || (
        SELECT string_agg(DISTINCT lexeme, ' | ') FROM (VALUES (en::text), (ru::text), (ro::text), (prefix)) AS forms(lexeme)
      ) || ')', ' & ')
      FROM (
        SELECT plainto_tsquery('pg_catalog.english'::regconfig, task_plain(word)) AS en,
               plainto_tsquery('pg_catalog.russian'::regconfig, task_plain(word)) AS ru,
               plainto_tsquery('pg_catalog.romanian'::regconfig, task_plain(word)) AS ro,
               CASE WHEN position('|' IN stem) > 0 THEN (
                      SELECT string_agg(quote_literal(form) || ':A', ' | ')
                      FROM unnest(string_to_array(stem, '|')) AS form WHERE form <> '')
                    WHEN length(stem) > 2 THEN quote_literal(stem) || ':*A'
                    WHEN length(stem) > 0 THEN quote_literal(stem) || ':A' END AS prefix
        FROM unnest(words, stems) AS asked(word, stem)
      ) AS lexemes
      WHERE numnode(en) > 0 AND numnode(ru) > 0 AND numnode(ro) > 0
    ) AS text_part,
    (SELECT string_agg(quote_literal('c:' || category), ' | ') FROM unnest(categories) AS category) AS category_part
  ) AS parts
$$;
--> statement-breakpoint
-- Doers are searched as tasks are: headline and services over categories over the long text.
CREATE FUNCTION provider_search(lang text, headline text, bio text, folded_words text, categories uuid[], branches uuid[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT task_search(lang, headline, bio, folded_words, NULL, NULL)
    || setweight(array_to_tsvector(ARRAY(SELECT 'c:' || id::text FROM unnest(categories || branches) AS id)), 'B')
$$;
--> statement-breakpoint
CREATE TABLE "account_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"sign_up_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_link_purpose_known" CHECK ("account_links"."purpose" in ('verification', 'password_reset', 'unlock', 'email_undo')),
	CONSTRAINT "verification_of_sign_up" CHECK (("account_links"."purpose" = 'verification') = ("account_links"."sign_up_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text,
	"new_token_hash" text,
	"old_followed_at" timestamp with time zone,
	"new_followed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_email_change_per_user" UNIQUE("user_id"),
	CONSTRAINT "email_changes_old_token_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_new_token_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_guards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_hash" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locked_until" timestamp with time zone,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"icon" text NOT NULL,
	"sort_order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"requires_verification" boolean DEFAULT false NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"synonyms" jsonb NOT NULL,
	"seed_hash" text,
	"merged_into_id" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "category_merged_is_hidden" CHECK ("categories"."merged_into_id" is null or not "categories"."is_active"),
	CONSTRAINT "category_not_its_own_parent" CHECK ("categories"."parent_id" <> "categories"."id"),
	CONSTRAINT "category_slug_form" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("categories"."slug") between 2 and 50)
);
--> statement-breakpoint
CREATE TABLE "contact_message_files" (
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "contact_message_files_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_no" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_word_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_ticket_unique" UNIQUE("ticket_no"),
	CONSTRAINT "contact_message_topic_known" CHECK ("contact_messages"."topic" in ('help', 'bug', 'safety', 'partnership', 'privacy', 'appeal', 'other')),
	CONSTRAINT "contact_message_lang_known" CHECK ("contact_messages"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "contact_message_source_known" CHECK ("contact_messages"."source" in ('form', 'account_locked')),
	CONSTRAINT "contact_message_status_known" CHECK ("contact_messages"."status" in ('new', 'in_progress', 'answered', 'closed', 'spam'))
);
--> statement-breakpoint
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
CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"read_position" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"noticed_at" timestamp with time zone,
	"notice_due_at" timestamp with time zone,
	CONSTRAINT "conversation_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id"),
	CONSTRAINT "conversation_member_possible" CHECK ("conversation_members"."unread" >= 0 and "conversation_members"."read_position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"task_id" uuid,
	"offer_id" uuid,
	"customer_id" text NOT NULL,
	"provider_id" text,
	"topic" text,
	"team_read_position" integer DEFAULT 0 NOT NULL,
	"waits_since" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"last_position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_kind_known" CHECK ("conversations"."kind" in ('offer', 'task', 'direct', 'support')),
	CONSTRAINT "conversation_of_two" CHECK ("conversations"."customer_id" <> "conversations"."provider_id"),
	CONSTRAINT "conversation_about_its_task" CHECK (("conversations"."kind" in ('direct', 'support')) = ("conversations"."task_id" is null)),
	CONSTRAINT "conversation_with_the_team" CHECK (("conversations"."kind" = 'support') = ("conversations"."provider_id" is null)),
	CONSTRAINT "conversation_topic_of_support" CHECK (("conversations"."kind" = 'support') = ("conversations"."topic" is not null)),
	CONSTRAINT "conversation_topic_known" CHECK ("conversations"."topic" in ('help', 'bug', 'safety', 'partnership', 'privacy', 'appeal', 'other')),
	CONSTRAINT "conversation_waits_for_the_team" CHECK ("conversations"."kind" = 'support' or ("conversations"."waits_since" is null and "conversations"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_target_type_target_id_pk" PRIMARY KEY("user_id","target_type","target_id"),
	CONSTRAINT "favourite_type_known" CHECK ("favourites"."target_type" in ('task', 'provider'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"is_public" boolean NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"original_name" text NOT NULL,
	"declared_type" text NOT NULL,
	"declared_size" integer NOT NULL,
	"purpose" text,
	"claimed_at" timestamp with time zone,
	"key" text,
	"type" text,
	"size" integer,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "file_status_known" CHECK ("files"."status" in ('waiting', 'ready', 'removed')),
	CONSTRAINT "file_declared_size_positive" CHECK ("files"."declared_size" > 0),
	CONSTRAINT "file_ready_is_whole" CHECK ("files"."status" <> 'ready' or ("files"."key" is not null and "files"."type" is not null and "files"."size" is not null))
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"article" text PRIMARY KEY NOT NULL,
	"yes" integer DEFAULT 0 NOT NULL,
	"no" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "message_files_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sender_id" text,
	"client_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"folded_text" text DEFAULT '' NOT NULL,
	"lang" text,
	"masked_spans" integer DEFAULT 0 NOT NULL,
	"system_key" text,
	"system_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "message_lang_known" CHECK ("messages"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "message_is_said_once" CHECK (("messages"."system_key" is null) = ("messages"."client_id" is not null)),
	CONSTRAINT "message_has_sender" CHECK ("messages"."system_key" is not null or "messages"."sender_id" is not null),
	CONSTRAINT "message_deleted_is_empty" CHECK ("messages"."deleted_at" is null or ("messages"."text" = '' and "messages"."folded_text" = ''))
);
--> statement-breakpoint
CREATE TABLE "notification_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "notification_counts_possible" CHECK ("notification_counts"."unread" between 0 and "notification_counts"."total")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unwanted_letters" (
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unwanted_letters_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "task_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"materials_cost" integer,
	"message" text NOT NULL,
	"original_message" text,
	"lang" text NOT NULL,
	"included" text[] DEFAULT '{}' NOT NULL,
	"low_price_reason" text,
	"can_start_at" timestamp with time zone,
	"duration_hours" integer,
	"warranty_days" integer,
	"valid_days" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"task_version_seen" integer NOT NULL,
	"stale_at" timestamp with time zone,
	"edit_count" integer DEFAULT 0 NOT NULL,
	"previous_price" integer,
	"changed_at" timestamp with time zone,
	"is_shortlisted" boolean DEFAULT false NOT NULL,
	"seen_by_owner_at" timestamp with time zone,
	"decline_reason" text,
	"decline_note" text,
	"accepted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_status_known" CHECK ("task_offers"."status" in ('active', 'stale', 'accepted', 'not_selected', 'declined', 'withdrawn', 'expired', 'ended', 'removed')),
	CONSTRAINT "offer_lang_known" CHECK ("task_offers"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "offer_currency_known" CHECK ("task_offers"."currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "offer_decline_reason_known" CHECK ("task_offers"."decline_reason" in ('price', 'timing', 'experience', 'other_chosen', 'other', 'task_closed')),
	CONSTRAINT "offer_price_positive" CHECK ("task_offers"."price" > 0 and coalesce("task_offers"."materials_cost", 1) > 0),
	CONSTRAINT "offer_included_bounded" CHECK (cardinality("task_offers"."included") <= 8),
	CONSTRAINT "offer_declined_says_why" CHECK (("task_offers"."status" = 'declined') = ("task_offers"."decline_reason" is not null)),
	CONSTRAINT "offer_stale_since" CHECK (("task_offers"."status" = 'stale') = ("task_offers"."stale_at" is not null)),
	CONSTRAINT "offer_accepted_at" CHECK ("task_offers"."status" not in ('accepted', 'ended') or "task_offers"."accepted_at" is not null),
	CONSTRAINT "offer_closed_at" CHECK (("task_offers"."status" in ('active', 'stale', 'accepted')) = ("task_offers"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "outbox_deliveries" (
	"event_id" uuid NOT NULL,
	"effect" text NOT NULL,
	"delivered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_deliveries_event_id_effect_pk" PRIMARY KEY("event_id","effect")
);
--> statement-breakpoint
CREATE TABLE "outbox_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dispatched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"parent_id" text,
	"name" jsonb NOT NULL,
	"region" jsonb NOT NULL,
	"population" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	CONSTRAINT "place_kind_known" CHECK ("places"."kind" in ('city', 'town', 'village', 'sector')),
	CONSTRAINT "place_country_known" CHECK ("places"."country" in ('MD', 'RO'))
);
--> statement-breakpoint
CREATE TABLE "provider_application_files" (
	"application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"role" text NOT NULL,
	"category_id" uuid,
	"position" integer NOT NULL,
	CONSTRAINT "provider_application_files_application_id_file_id_pk" PRIMARY KEY("application_id","file_id"),
	CONSTRAINT "document_role_known" CHECK ("provider_application_files"."role" in ('identity', 'selfie', 'company', 'licence')),
	CONSTRAINT "document_of_a_licence_says_which" CHECK (("provider_application_files"."role" = 'licence') = ("provider_application_files"."category_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"company_idno" text,
	"licences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category_ids" uuid[] DEFAULT '{}' NOT NULL,
	"experience_years" integer,
	"about" text DEFAULT '' NOT NULL,
	"consent_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"reviewer_id" text,
	"review_started_at" timestamp with time zone,
	"checklist" jsonb,
	"checked_name" text,
	"checked_company" text,
	"taken_badges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fields_to_fix" text[] DEFAULT '{}' NOT NULL,
	"reason_code" text,
	"decision_note" text,
	"decided_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"warn_at" timestamp with time zone,
	"documents_purged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_status_known" CHECK ("provider_applications"."status" in ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'withdrawn', 'expired', 'revoked')),
	CONSTRAINT "application_kind_known" CHECK ("provider_applications"."kind" in ('individual', 'company')),
	CONSTRAINT "application_reason_known" CHECK ("provider_applications"."reason_code" in ('document_unreadable', 'name_differs', 'underage', 'document_forged', 'licence_missing', 'other')),
	CONSTRAINT "application_sent_is_whole" CHECK ("provider_applications"."status" not in ('submitted', 'in_review', 'approved') or ("provider_applications"."submitted_at" is not null and "provider_applications"."consent_at" is not null and "provider_applications"."birth_date" is not null)),
	CONSTRAINT "application_approved_ends" CHECK ("provider_applications"."status" <> 'approved' or ("provider_applications"."decided_at" is not null and "provider_applications"."expires_at" is not null)),
	CONSTRAINT "application_refused_says_why" CHECK ("provider_applications"."status" not in ('rejected', 'changes_requested') or ("provider_applications"."decided_at" is not null and "provider_applications"."decision_note" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_days" (
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "provider_days_provider_id_day_pk" PRIMARY KEY("provider_id","day")
);
--> statement-breakpoint
CREATE TABLE "provider_views" (
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "provider_views_provider_id_day_viewer_pk" PRIMARY KEY("provider_id","day","viewer")
);
--> statement-breakpoint
CREATE TABLE "provider_categories" (
	"provider_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "provider_categories_provider_id_category_id_pk" PRIMARY KEY("provider_id","category_id")
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
	"moderation_note" text,
	"status_before" text,
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
	"asked_count" integer DEFAULT 0 NOT NULL,
	"answered_count" integer DEFAULT 0 NOT NULL,
	"timed_count" integer DEFAULT 0 NOT NULL,
	"on_time_count" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"direction" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"rating" smallint NOT NULL,
	"sub" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text" text,
	"lang" text,
	"private_note" text,
	"publish_at" timestamp with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"reply_text" text,
	"replied_at" timestamp with time zone,
	"addendum_text" text,
	"addendum_at" timestamp with time zone,
	"category_id" uuid,
	"task_snapshot" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_status_known" CHECK ("reviews"."status" in ('submitted', 'published', 'hidden', 'removed')),
	CONSTRAINT "review_direction_known" CHECK ("reviews"."direction" in ('to_provider', 'to_customer')),
	CONSTRAINT "review_lang_known" CHECK ("reviews"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "review_rating_possible" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "review_of_another" CHECK ("reviews"."author_id" <> "reviews"."subject_id"),
	CONSTRAINT "review_published_at" CHECK ("reviews"."status" <> 'published' or "reviews"."published_at" is not null),
	CONSTRAINT "review_reply_whole" CHECK (("reviews"."reply_text" is null) = ("reviews"."replied_at" is null)),
	CONSTRAINT "review_addendum_whole" CHECK (("reviews"."addendum_text" is null) = ("reviews"."addendum_at" is null))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"assignment_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"scope_text" text NOT NULL,
	"included" text[] NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"materials_cost" integer,
	"materials" text NOT NULL,
	"scheduled_at" timestamp with time zone,
	"place_id" text,
	"address" text,
	"warranty_days" integer,
	"payment_method" text NOT NULL,
	"settled_by_customer_at" timestamp with time zone,
	"settled_by_provider_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_assignment_id_version_pk" PRIMARY KEY("assignment_id","version"),
	CONSTRAINT "agreement_currency_known" CHECK ("agreements"."currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "agreement_materials_known" CHECK ("agreements"."materials" in ('customer_brings', 'doer_brings', 'to_agree')),
	CONSTRAINT "agreement_payment_known" CHECK ("agreements"."payment_method" in ('cash', 'bank_transfer', 'card_transfer', 'other', 'to_agree')),
	CONSTRAINT "agreement_price_positive" CHECK ("agreements"."price" > 0 and coalesce("agreements"."materials_cost", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "completion_report_files" (
	"report_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "completion_report_files_report_id_position_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "completion_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"note" text,
	"changes_requested_at" timestamp with time zone,
	"changes_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_changes_whole" CHECK (("completion_reports"."changes_requested_at" is null) = ("completion_reports"."changes_text" is null))
);
--> statement-breakpoint
CREATE TABLE "task_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"was_on_time" boolean,
	"completion_requested_at" timestamp with time zone,
	"revision_round" integer DEFAULT 0 NOT NULL,
	"completed_by" text,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"cancelled_by_id" text,
	"cancel_reason" text,
	"cancel_note" text,
	"fault" text,
	"remind_at" timestamp with time zone,
	"reminder_count" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"stranded_at" timestamp with time zone,
	"review_remind_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignment_outcome_known" CHECK ("task_assignments"."outcome" in ('completed', 'cancelled', 'replaced')),
	CONSTRAINT "assignment_completer_known" CHECK ("task_assignments"."completed_by" in ('owner', 'clock', 'admin')),
	CONSTRAINT "assignment_fault_known" CHECK ("task_assignments"."fault" in ('owner', 'provider', 'shared', 'none', 'undecided')),
	CONSTRAINT "assignment_cancel_reason_known" CHECK ("task_assignments"."cancel_reason" in ('plans_changed', 'found_elsewhere', 'price', 'timing', 'no_answer', 'unwell', 'other')),
	CONSTRAINT "assignment_end_whole" CHECK (("task_assignments"."ended_at" is null) = ("task_assignments"."outcome" is null)),
	CONSTRAINT "assignment_completed_by" CHECK (("task_assignments"."outcome" is not distinct from 'completed') = ("task_assignments"."completed_by" is not null)),
	CONSTRAINT "assignment_of_two" CHECK ("task_assignments"."owner_id" <> "task_assignments"."provider_id")
);
--> statement-breakpoint
CREATE TABLE "task_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'sent' NOT NULL,
	"decline_reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"viewed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_status_known" CHECK ("task_invites"."status" in ('sent', 'viewed', 'offered', 'declined', 'expired')),
	CONSTRAINT "invite_decline_reason_known" CHECK ("task_invites"."decline_reason" in ('busy', 'too_far', 'not_my_work', 'price', 'other')),
	CONSTRAINT "invite_answered_at" CHECK (("task_invites"."status" in ('sent', 'viewed', 'expired')) = ("task_invites"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "task_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"answer_text" text,
	"answered_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"hidden_reason" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_lang_known" CHECK ("task_questions"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "question_answer_whole" CHECK (("task_questions"."answer_text" is null) = ("task_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "task_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"actor_id" text,
	"type" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_files" (
	"task_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "task_files_task_id_position_pk" PRIMARY KEY("task_id","position")
);
--> statement-breakpoint
CREATE TABLE "task_views" (
	"task_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer" text NOT NULL,
	CONSTRAINT "task_views_task_id_day_viewer_pk" PRIMARY KEY("task_id","day","viewer")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"draft_key" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"original_title" text,
	"original_description" text,
	"folded_title" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"category_id" uuid,
	"parent_category_id" uuid,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mode" text,
	"place_id" text,
	"city_id" text,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"public_lat" double precision,
	"public_lng" double precision,
	"timing_kind" text,
	"due_date" date,
	"time_window" text,
	"time_from" text,
	"time_to" text,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"budget_kind" text,
	"budget_currency" text DEFAULT 'MDL' NOT NULL,
	"budget_min" integer,
	"budget_max" integer,
	"materials" text DEFAULT 'to_agree' NOT NULL,
	"spoken_languages" text[] NOT NULL,
	"offer_cap" integer DEFAULT 10 NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"verified_only" boolean DEFAULT false NOT NULL,
	"needs_verification" boolean DEFAULT false NOT NULL,
	"hold_reason" text,
	"moderation_note" text,
	"duplicate_of_id" uuid,
	"asked_provider_ids" uuid[] DEFAULT '{}' NOT NULL,
	"assigned_provider_id" text,
	"picture_count" integer DEFAULT 0 NOT NULL,
	"offer_count" integer DEFAULT 0 NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	"saved_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"warn_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_key" date GENERATED ALWAYS AS (coalesce(due_date, '9999-12-31'::date)) STORED NOT NULL,
	"budget_high_key" integer GENERATED ALWAYS AS (coalesce(budget_max, 0)) STORED NOT NULL,
	"budget_low_key" integer GENERATED ALWAYS AS (coalesce(budget_min, 2147483647)) STORED NOT NULL,
	"spot" "point" GENERATED ALWAYS AS (point(public_lng * 0.69, public_lat)) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (task_search(lang, title, description, folded_title, category_id, parent_category_id, published_at)) STORED,
	CONSTRAINT "task_status_known" CHECK ("tasks"."status" in ('draft', 'held', 'open', 'assigned', 'in_progress', 'completion_requested', 'completed', 'cancelled', 'expired', 'removed')),
	CONSTRAINT "task_lang_known" CHECK ("tasks"."lang" in ('en', 'ru', 'ro')),
	CONSTRAINT "task_mode_known" CHECK ("tasks"."mode" in ('in_person', 'remote')),
	CONSTRAINT "task_timing_known" CHECK ("tasks"."timing_kind" in ('flexible', 'on_date', 'before_date')),
	CONSTRAINT "task_window_known" CHECK ("tasks"."time_window" in ('morning', 'day', 'evening', 'any')),
	CONSTRAINT "task_budget_known" CHECK ("tasks"."budget_kind" in ('fixed', 'range', 'open')),
	CONSTRAINT "task_currency_known" CHECK ("tasks"."budget_currency" in ('MDL', 'RON', 'EUR')),
	CONSTRAINT "task_materials_known" CHECK ("tasks"."materials" in ('customer_brings', 'doer_brings', 'to_agree')),
	CONSTRAINT "task_visibility_known" CHECK ("tasks"."visibility" in ('public', 'invited_only')),
	CONSTRAINT "task_hold_reason_known" CHECK ("tasks"."hold_reason" in ('prohibited_words', 'near_duplicate', 'earlier_removals')),
	CONSTRAINT "task_budget_ordered" CHECK ("tasks"."status" = 'draft' or ("tasks"."budget_max" >= "tasks"."budget_min" and "tasks"."budget_min" > 0)),
	CONSTRAINT "task_asks_few" CHECK (cardinality("tasks"."asked_provider_ids") <= 6),
	CONSTRAINT "task_spot_whole" CHECK (("tasks"."lat" is null) = ("tasks"."lng" is null)),
	CONSTRAINT "task_held_has_reason" CHECK ("tasks"."status" <> 'held' or "tasks"."hold_reason" is not null),
	CONSTRAINT "task_published_is_whole" CHECK ("tasks"."status" in ('draft', 'held') or ("tasks"."category_id" is not null and "tasks"."mode" is not null and "tasks"."timing_kind" is not null and "tasks"."budget_kind" is not null and "tasks"."published_at" is not null and cardinality("tasks"."spoken_languages") > 0)),
	CONSTRAINT "task_open_expires" CHECK ("tasks"."status" <> 'open' or "tasks"."expires_at" is not null),
	CONSTRAINT "task_remote_has_no_place" CHECK ("tasks"."status" = 'draft' or "tasks"."mode" <> 'remote' or "tasks"."place_id" is null)
);
--> statement-breakpoint
CREATE TABLE "user_blocks" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "block_of_another" CHECK ("user_blocks"."blocker_id" <> "user_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'USER' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"account_type" text DEFAULT 'CUSTOMER' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"terms_version" text,
	"hire_rate" integer,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"hired_count" integer DEFAULT 0 NOT NULL,
	"called_off_count" integer DEFAULT 0 NOT NULL,
	"session_ends" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "user_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "user_role_known" CHECK ("users"."role" in ('USER', 'ADMIN')),
	CONSTRAINT "user_status_known" CHECK ("users"."status" in ('active', 'limited', 'deactivated')),
	CONSTRAINT "user_account_type_known" CHECK ("users"."account_type" in ('CUSTOMER', 'PROVIDER')),
	CONSTRAINT "user_locale_known" CHECK ("users"."locale" in ('en', 'ru', 'ro'))
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_merged_into_id_categories_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_files" ADD CONSTRAINT "contact_message_files_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_files" ADD CONSTRAINT "contact_message_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_offer_id_task_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."task_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_counts" ADD CONSTRAINT "notification_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unwanted_letters" ADD CONSTRAINT "unwanted_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_offers" ADD CONSTRAINT "task_offers_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_offers" ADD CONSTRAINT "task_offers_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_deliveries" ADD CONSTRAINT "outbox_deliveries_event_id_outbox_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."outbox_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_parent_id_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_application_files" ADD CONSTRAINT "provider_application_files_application_id_provider_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."provider_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_application_files" ADD CONSTRAINT "provider_application_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_application_files" ADD CONSTRAINT "provider_application_files_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_days" ADD CONSTRAINT "provider_days_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_views" ADD CONSTRAINT "provider_views_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_categories" ADD CONSTRAINT "provider_categories_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_categories" ADD CONSTRAINT "provider_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_portfolio" ADD CONSTRAINT "provider_portfolio_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_portfolio" ADD CONSTRAINT "provider_portfolio_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_portfolio" ADD CONSTRAINT "provider_portfolio_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_city_id_places_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_report_files" ADD CONSTRAINT "completion_report_files_report_id_completion_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."completion_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_report_files" ADD CONSTRAINT "completion_report_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_reports" ADD CONSTRAINT "completion_reports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_reports" ADD CONSTRAINT "completion_reports_assignment_id_task_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."task_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_reports" ADD CONSTRAINT "completion_reports_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_offer_id_task_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."task_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignments" ADD CONSTRAINT "task_assignments_cancelled_by_id_users_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_invites" ADD CONSTRAINT "task_invites_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_invites" ADD CONSTRAINT "task_invites_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_questions" ADD CONSTRAINT "task_questions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_questions" ADD CONSTRAINT "task_questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_views" ADD CONSTRAINT "task_views_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_parent_category_id_categories_id_fk" FOREIGN KEY ("parent_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_city_id_places_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assigned_provider_id_users_id_fk" FOREIGN KEY ("assigned_provider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_by_user" ON "account_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_links_by_sign_up" ON "account_links" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "account_links_by_expiry" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_per_provider_identity" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "accounts_by_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_by_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_beginning" ON "rate_limits" USING btree ("last_request");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_guard_per_key_and_device" ON "sign_in_guards" USING btree ("key_hash","device");--> statement-breakpoint
CREATE INDEX "sign_in_guards_by_end" ON "sign_in_guards" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "sign_ups_by_user" ON "sign_ups" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_by_expiry" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_by_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_logs_newest" ON "audit_logs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_actor" ON "audit_logs" USING btree ("actor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_action" ON "audit_logs" USING btree ("action","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_entity" ON "audit_logs" USING btree ("entity_type","entity_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_severity" ON "audit_logs" USING btree ("severity","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_logs_by_request" ON "audit_logs" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_origins_by_actor" ON "audit_origins" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_origins_oldest" ON "audit_origins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent_id","sort_order");--> statement-breakpoint
CREATE INDEX "contact_message_files_by_file" ON "contact_message_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_user" ON "contact_messages" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_by_status" ON "contact_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at") WHERE status in ('new', 'in_progress');--> statement-breakpoint
CREATE INDEX "contact_messages_by_last_word" ON "contact_messages" USING btree ("last_word_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_contact_per_value" ON "contacts" USING btree ("user_id","type","value");--> statement-breakpoint
CREATE UNIQUE INDEX "one_primary_contact_per_type" ON "contacts" USING btree ("user_id","type") WHERE is_primary;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_phone_code" ON "phone_codes" USING btree ("user_id","phone") WHERE cancelled_at is null and verified_at is null;--> statement-breakpoint
CREATE INDEX "phone_codes_by_phone" ON "phone_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_by_user" ON "phone_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_by_network" ON "phone_codes" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_by_creation" ON "phone_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversation_members_newest" ON "conversation_members" USING btree ("user_id","last_message_at" DESC NULLS LAST,"conversation_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_members_unread" ON "conversation_members" USING btree ("user_id") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "conversation_members_to_tell" ON "conversation_members" USING btree ("notice_due_at") WHERE notice_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_conversation_per_task_and_doer" ON "conversations" USING btree ("task_id","provider_id") WHERE task_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_direct_conversation_per_pair" ON "conversations" USING btree (least(customer_id, provider_id),greatest(customer_id, provider_id)) WHERE kind = 'direct';--> statement-breakpoint
CREATE UNIQUE INDEX "one_support_conversation_per_topic" ON "conversations" USING btree ("customer_id","topic") WHERE kind = 'support';--> statement-breakpoint
CREATE INDEX "support_waiting" ON "conversations" USING btree ("waits_since","id") WHERE waits_since is not null;--> statement-breakpoint
CREATE INDEX "support_settled" ON "conversations" USING btree ("settled_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE waits_since is null and settled_at is not null;--> statement-breakpoint
CREATE INDEX "conversations_by_offer" ON "conversations" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_by_customer" ON "conversations" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_by_provider" ON "conversations" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("user_id","target_type","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "favourites_by_target" ON "favourites" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "files_by_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("created_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "files_to_remove" ON "files" USING btree ("owner_id") WHERE status = 'removed' and key is not null;--> statement-breakpoint
CREATE INDEX "files_kept_for_a_while" ON "files" USING btree ("purpose","submitted_at") WHERE status = 'ready' and purpose in ('avatar', 'export');--> statement-breakpoint
CREATE UNIQUE INDEX "one_file_per_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "message_files_by_file" ON "message_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_in_order" ON "messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "one_message_per_sending" ON "messages" USING btree ("sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_by_sender" ON "messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_notification_per_event" ON "notifications" USING btree ("event_id","user_id","type");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not is_read;--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("created_at") WHERE is_read;--> statement-breakpoint
CREATE UNIQUE INDEX "one_accepted_offer_per_task" ON "task_offers" USING btree ("task_id") WHERE status = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_offer_per_doer" ON "task_offers" USING btree ("task_id","provider_id") WHERE status in ('active', 'stale');--> statement-breakpoint
CREATE INDEX "offers_by_task" ON "task_offers" USING btree ("task_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_task_and_doer" ON "task_offers" USING btree ("task_id","provider_id");--> statement-breakpoint
CREATE INDEX "offers_by_doer" ON "task_offers" USING btree ("provider_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_doer_status" ON "task_offers" USING btree ("provider_id","status","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offers_by_doer_made" ON "task_offers" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_to_expire" ON "task_offers" USING btree ("valid_until") WHERE status in ('active', 'stale');--> statement-breakpoint
CREATE INDEX "offers_long_stale" ON "task_offers" USING btree ("stale_at") WHERE status = 'stale';--> statement-breakpoint
CREATE INDEX "outbox_events_waiting" ON "outbox_events" USING btree ("recorded_at") WHERE dispatched_at is null;--> statement-breakpoint
CREATE INDEX "outbox_events_done" ON "outbox_events" USING btree ("dispatched_at") WHERE dispatched_at is not null;--> statement-breakpoint
CREATE INDEX "places_by_parent" ON "places" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "application_files_by_file" ON "provider_application_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_files_by_category" ON "provider_application_files" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_application_per_person" ON "provider_applications" USING btree ("user_id") WHERE status in ('draft', 'submitted', 'in_review', 'changes_requested');--> statement-breakpoint
CREATE INDEX "applications_by_person" ON "provider_applications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_by_provider" ON "provider_applications" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "applications_queue" ON "provider_applications" USING btree ("submitted_at","id") WHERE status in ('submitted', 'in_review');--> statement-breakpoint
CREATE INDEX "applications_by_reviewer" ON "provider_applications" USING btree ("reviewer_id") WHERE reviewer_id is not null;--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "provider_applications" USING btree ("status","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_by_legal_name" ON "provider_applications" USING gin (task_plain(legal_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_by_category" ON "provider_applications" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "applications_by_licence" ON "provider_applications" USING gin (licences jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "applications_by_taken_badge" ON "provider_applications" USING gin (taken_badges jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "applications_to_release" ON "provider_applications" USING btree ("review_started_at") WHERE status = 'in_review';--> statement-breakpoint
CREATE INDEX "applications_to_warn" ON "provider_applications" USING btree ("warn_at") WHERE status = 'approved' and warn_at is not null;--> statement-breakpoint
CREATE INDEX "applications_to_expire" ON "provider_applications" USING btree ("expires_at") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "applications_to_purge" ON "provider_applications" USING btree ("decided_at") WHERE documents_purged_at is null and status in ('approved', 'rejected', 'expired', 'revoked');--> statement-breakpoint
CREATE INDEX "provider_days_by_day" ON "provider_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "provider_views_by_day" ON "provider_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "provider_categories_by_category" ON "provider_categories" USING btree ("category_id");--> statement-breakpoint
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
CREATE INDEX "providers_verified" ON "provider_profiles" USING btree ("standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and level = 'verified';--> statement-breakpoint
CREATE INDEX "providers_with_regulars" ON "provider_profiles" USING btree ("standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and repeat_customers > 0;--> statement-breakpoint
CREATE INDEX "providers_same_day" ON "provider_profiles" USING btree ("standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and same_day;--> statement-breakpoint
CREATE INDEX "providers_with_portfolio" ON "provider_profiles" USING btree ("standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and portfolio_count > 0;--> statement-breakpoint
CREATE INDEX "providers_companies" ON "provider_profiles" USING btree ("standing" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published' and kind = 'company';--> statement-breakpoint
CREATE INDEX "providers_by_average" ON "provider_profiles" USING btree ("rating_avg") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_nearest" ON "provider_profiles" USING gist ("spot") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_area" ON "provider_profiles" USING gist ("area") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_search" ON "provider_profiles" USING gin ("search") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_slips" ON "provider_profiles" USING gin ("folded_words" gin_trgm_ops) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "providers_by_company" ON "provider_profiles" USING gin (task_plain(company_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "providers_created" ON "provider_profiles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "providers_by_status" ON "provider_profiles" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "services_by_provider" ON "provider_services" USING btree ("provider_id","position","id");--> statement-breakpoint
CREATE INDEX "services_of_category" ON "provider_services" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "services_by_category" ON "provider_services" USING btree ("category_id") WHERE is_active;--> statement-breakpoint
CREATE UNIQUE INDEX "one_review_per_side" ON "reviews" USING btree ("assignment_id","author_id");--> statement-breakpoint
CREATE INDEX "reviews_of_person" ON "reviews" USING btree ("subject_id","direction","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_by_subject" ON "reviews" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "reviews_by_author" ON "reviews" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_by_task" ON "reviews" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "reviews_to_publish" ON "reviews" USING btree ("publish_at") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "reviews_of_category" ON "reviews" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "reviews_by_category" ON "reviews" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "agreements_by_place" ON "agreements" USING btree ("place_id") WHERE place_id is not null;--> statement-breakpoint
CREATE INDEX "report_files_by_file" ON "completion_report_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "reports_by_task" ON "completion_reports" USING btree ("task_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_assignment" ON "completion_reports" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "reports_by_doer" ON "completion_reports" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_running_assignment_per_task" ON "task_assignments" USING btree ("task_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "assignments_by_task" ON "task_assignments" USING btree ("task_id","assigned_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignments_by_offer" ON "task_assignments" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "assignments_by_owner" ON "task_assignments" USING btree ("owner_id","assigned_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignments_by_doer" ON "task_assignments" USING btree ("provider_id","assigned_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assignments_done_together" ON "task_assignments" USING btree ("owner_id","provider_id") WHERE outcome = 'completed';--> statement-breakpoint
CREATE INDEX "assignments_by_doer_end" ON "task_assignments" USING btree ("provider_id","ended_at","id");--> statement-breakpoint
CREATE INDEX "assignments_by_canceller" ON "task_assignments" USING btree ("cancelled_by_id","ended_at") WHERE cancelled_by_id is not null;--> statement-breakpoint
CREATE INDEX "assignments_to_remind" ON "task_assignments" USING btree ("remind_at") WHERE ended_at is null and remind_at is not null;--> statement-breakpoint
CREATE INDEX "assignments_to_end" ON "task_assignments" USING btree ("ends_at") WHERE ended_at is null and ends_at is not null;--> statement-breakpoint
CREATE INDEX "assignments_stranded" ON "task_assignments" USING btree ("stranded_at","id") WHERE ended_at is null and stranded_at is not null;--> statement-breakpoint
CREATE INDEX "assignments_by_end" ON "task_assignments" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "assignments_to_remind_of_reviews" ON "task_assignments" USING btree ("review_remind_at") WHERE review_remind_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_invite_per_doer" ON "task_invites" USING btree ("task_id","provider_id");--> statement-breakpoint
CREATE INDEX "invites_by_doer" ON "task_invites" USING btree ("provider_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invites_to_expire" ON "task_invites" USING btree ("expires_at") WHERE status in ('sent', 'viewed');--> statement-breakpoint
CREATE INDEX "questions_by_task" ON "task_questions" USING btree ("task_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_by_author" ON "task_questions" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "task_events_by_task" ON "task_events" USING btree ("task_id","created_at","id");--> statement-breakpoint
CREATE INDEX "task_events_by_actor" ON "task_events" USING btree ("actor_id","type","created_at");--> statement-breakpoint
CREATE INDEX "task_files_by_file" ON "task_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "task_views_by_day" ON "task_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "tasks_newest" ON "tasks" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_by_category" ON "tasks" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_of_category" ON "tasks" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "tasks_of_parent_category" ON "tasks" USING btree ("parent_category_id");--> statement-breakpoint
CREATE INDEX "tasks_by_parent_category" ON "tasks" USING btree ("parent_category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_by_city" ON "tasks" USING btree ("city_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_by_city_category" ON "tasks" USING btree ("city_id","category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_due_soon" ON "tasks" USING btree ("due_key","id") WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_budget_high" ON "tasks" USING btree ("budget_currency","budget_high_key" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_budget_low" ON "tasks" USING btree ("budget_currency","budget_low_key","id") WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_fewest_offers" ON "tasks" USING btree ("offer_count","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_nearest" ON "tasks" USING gist ("spot") WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_search" ON "tasks" USING gin ("search") WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_search_past" ON "tasks" USING gin ("search") WHERE status in ('assigned', 'in_progress', 'completion_requested', 'completed') and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_title_slips" ON "tasks" USING gin ("folded_title" gin_trgm_ops) WHERE status = 'open' and visibility = 'public';--> statement-breakpoint
CREATE INDEX "tasks_titles" ON "tasks" USING gin ("folded_title" gin_trgm_ops) WHERE status in ('held', 'open', 'assigned', 'in_progress', 'completion_requested', 'removed');--> statement-breakpoint
CREATE INDEX "tasks_urgent" ON "tasks" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'open' and visibility = 'public' and is_urgent;--> statement-breakpoint
CREATE INDEX "tasks_by_status" ON "tasks" USING btree ("status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "one_draft_per_key" ON "tasks" USING btree ("owner_id","draft_key");--> statement-breakpoint
CREATE INDEX "tasks_by_owner" ON "tasks" USING btree ("owner_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tasks_by_owner_status" ON "tasks" USING btree ("owner_id","status");--> statement-breakpoint
CREATE INDEX "tasks_by_doer" ON "tasks" USING btree ("assigned_provider_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE assigned_provider_id is not null;--> statement-breakpoint
CREATE INDEX "tasks_to_expire" ON "tasks" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "tasks_to_warn" ON "tasks" USING btree ("warn_at") WHERE status = 'open' and warn_at is not null;--> statement-breakpoint
CREATE INDEX "tasks_idle_drafts" ON "tasks" USING btree ("updated_at") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "user_blocks_newest" ON "user_blocks" USING btree ("blocker_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_blocks_by_blocked" ON "user_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "user_notes_by_user" ON "user_notes" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_notes_by_author" ON "user_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_never_confirmed" ON "users" USING btree ("created_at") WHERE not "users"."email_verified" and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("created_at") WHERE role = 'ADMIN';--> statement-breakpoint
CREATE INDEX "users_doers" ON "users" USING btree ("created_at") WHERE account_type = 'PROVIDER';--> statement-breakpoint
CREATE INDEX "users_shut_out" ON "users" USING btree ("status","created_at") WHERE status <> 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (task_plain(name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_hire_rate" ON "users" USING btree ("hire_rate") WHERE "users"."hire_rate" is not null;
--> statement-breakpoint
CREATE FUNCTION "tell_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('live', json_build_object('kind', 'session_ended', 'userId', old.user_id, 'sessionId', old.id)::text);
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "sessions" FOR EACH ROW WHEN (old.expires_at > now()) EXECUTE FUNCTION "tell_session_ended"();
--> statement-breakpoint
-- A beginning of a word ('nujn':*) makes an index read every list of every word that begins so before anything else;
-- whole words are looked up only where the other conditions hold. So the words of titles and headlines are kept, and
-- a beginning is asked for as the words that there are.
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two who bring the same new words do not wait for each other.
  INSERT INTO search_words (word)
    SELECT word FROM unnest(tsvector_to_array(ts_filter(NEW.search, '{a}'))) AS word ORDER BY word COLLATE "C"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tasks_bring_words AFTER INSERT ON "tasks" FOR EACH ROW
  WHEN (NEW.status <> 'draft') EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER tasks_change_words AFTER UPDATE ON "tasks" FOR EACH ROW
  WHEN (NEW.status <> 'draft' AND (OLD.status = 'draft' OR OLD.search IS DISTINCT FROM NEW.search))
  EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER providers_bring_words AFTER INSERT ON "provider_profiles" FOR EACH ROW
  WHEN (NEW.status <> 'draft') EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER providers_change_words AFTER UPDATE ON "provider_profiles" FOR EACH ROW
  WHEN (NEW.status <> 'draft' AND (OLD.status = 'draft' OR OLD.search IS DISTINCT FROM NEW.search))
  EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
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
