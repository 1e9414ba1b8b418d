/** Whose it was and what it said; null if it isn't there or already is as wanted. */
export type Hidden = { subjectId: string; snippet: string } | null
