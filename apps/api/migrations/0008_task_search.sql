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
-- Every word must be there, in whichever language it is one; or the task is in a category that the words name.
-- A word that is a filler in one of the languages is not asked for.
CREATE FUNCTION task_query(words text[], stems text[], categories text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (coalesce(text_part, '') || CASE WHEN text_part IS NULL OR category_part IS NULL THEN '' ELSE ' | ' END
    || coalesce(category_part, ''))::tsquery
  FROM (
    SELECT (
      SELECT string_agg('(' || concat_ws(' | ', en::text, ru::text, ro::text, prefix) || ')', ' & ')
      FROM (
        SELECT plainto_tsquery('pg_catalog.english'::regconfig, task_plain(word)) AS en,
               plainto_tsquery('pg_catalog.russian'::regconfig, task_plain(word)) AS ru,
               plainto_tsquery('pg_catalog.romanian'::regconfig, task_plain(word)) AS ro,
               CASE WHEN length(stem) > 2 THEN quote_literal(stem) || ':*A'
                    WHEN length(stem) > 0 THEN quote_literal(stem) || ':A' END AS prefix
        FROM unnest(words, stems) AS asked(word, stem)
      ) AS lexemes
      WHERE numnode(en) > 0 AND numnode(ru) > 0 AND numnode(ro) > 0
    ) AS text_part,
    (SELECT string_agg(quote_literal('c:' || category), ' | ') FROM unnest(categories) AS category) AS category_part
  ) AS parts
$$;
