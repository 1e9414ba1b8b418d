-- As before, but a word that is the same in all languages is looked up once, not four times.
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
               CASE WHEN length(stem) > 2 THEN quote_literal(stem) || ':*A'
                    WHEN length(stem) > 0 THEN quote_literal(stem) || ':A' END AS prefix
        FROM unnest(words, stems) AS asked(word, stem)
      ) AS lexemes
      WHERE numnode(en) > 0 AND numnode(ru) > 0 AND numnode(ro) > 0
    ) AS text_part,
    (SELECT string_agg(quote_literal('c:' || category), ' | ') FROM unnest(categories) AS category) AS category_part
  ) AS parts
$$;
