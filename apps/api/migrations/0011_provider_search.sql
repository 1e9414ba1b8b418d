-- Doers are searched as tasks are: headline and services over categories over the long text.
CREATE FUNCTION provider_search(lang text, headline text, bio text, folded_words text, categories uuid[], branches uuid[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT task_search(lang, headline, bio, folded_words, NULL, NULL)
    || setweight(array_to_tsvector(ARRAY(SELECT 'c:' || id::text FROM unnest(categories || branches) AS id)), 'B')
$$;
