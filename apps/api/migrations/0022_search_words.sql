-- A beginning of a word ('nujn':*) makes an index read every list of every word that begins so before anything else;
-- whole words are looked up only where the other conditions hold. So the words of titles and headlines are kept, and
-- a beginning is asked for as the words that there are.
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
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
ALTER TABLE "tasks" ALTER COLUMN "search" SET EXPRESSION AS (task_search(lang, title, description, folded_title, category_id, parent_category_id, published_at));
--> statement-breakpoint
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
INSERT INTO search_words (word)
  SELECT unnest(tsvector_to_array(ts_filter(search, '{a}'))) FROM tasks
  UNION SELECT unnest(tsvector_to_array(ts_filter(search, '{a}'))) FROM provider_profiles
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- As before, but where words are given for a beginning ('nujna|nujno'; '|' for none), those are asked for.
CREATE OR REPLACE FUNCTION task_query(words text[], stems text[], categories text[]) RETURNS tsquery
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
