// What hasn't reached the server yet, kept by this browser for this person: a lost connection loses nothing.
import type { Saved } from "./draft-sync.ts"

export interface LocalCopy<Form> {
  userId: string
  base: Saved<Form> | null
  form: Form
}

export function newCopyName(): string {
  return `new-${crypto.randomUUID()}`
}

/** The part of its name that is its own. */
export function keyOfCopy(name: string): string {
  return name.replace(/^new-/, "")
}

/**
 * `prefix` names the kind; `isForm` knows a form of that kind from anything else; `added` is what a copy may lack
 * because an older version kept it.
 */
export function localCopies<Form>(
  prefix: string,
  isForm: (form: Partial<Form>) => boolean,
  added: Partial<Form> = {},
) {
  /** A draft that the server hasn't seen has a name of our own. */
  const unsentPrefix = `${prefix}new-`

  /** Null for another person's copy: two people may share a browser. */
  const read = (stored: string | null, userId: string): LocalCopy<Form> | null => {
    try {
      const copy = JSON.parse(stored ?? "") as Partial<LocalCopy<Form>>
      const isWhole = copy.userId === userId && copy.form !== undefined && isForm(copy.form)
      if (!isWhole) return null
      const { form, base } = copy as LocalCopy<Form>
      return {
        userId,
        form: { ...added, ...form },
        base: base && { ...base, form: { ...added, ...base.form } },
      }
    } catch {
      return null
    }
  }

  return {
    read,
    keep: (name: string, copy: LocalCopy<Form>) => {
      try {
        localStorage.setItem(prefix + name, JSON.stringify(copy))
      } catch {
        // A browser that keeps nothing: the server is the only memory then.
      }
    },
    drop: (name: string) => {
      try {
        localStorage.removeItem(prefix + name)
      } catch {
        // Nothing was kept either.
      }
    },
    find: (name: string, userId: string): LocalCopy<Form> | null => {
      try {
        return read(localStorage.getItem(prefix + name), userId)
      } catch {
        return null
      }
    },
    /** One that was started here and never reached the server. */
    findUnsent: (userId: string): { name: string; copy: LocalCopy<Form> } | null => {
      try {
        for (const key of Object.keys(localStorage)) {
          const copy = key.startsWith(unsentPrefix) ? read(localStorage.getItem(key), userId) : null
          if (copy) return { name: key.slice(prefix.length), copy }
        }
      } catch {
        // A browser that keeps nothing.
      }
      return null
    },
  }
}
