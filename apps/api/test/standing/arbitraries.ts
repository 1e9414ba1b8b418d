import { createECDH } from "node:crypto"
import fc from "fast-check"
import type { z } from "zod"

type Schema = z.core.JSONSchema.BaseSchema

/** Texts and numbers that have broken other people's servers. */
const nasty = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "x".repeat(20_000),
  "' or 1=1; drop table users; --",
  "../../../etc/passwd",
  "%00%0d%0a",
  "{{constructor.constructor('x')()}}",
  "</script><script>x=1</script>",
  "\u202e\u2066abc\u2069",
  "🏳️‍🌈".repeat(50),
  "__proto__",
  "NaN",
  "9007199254740993",
]
/** What a text may have to be although its schema can't say so: chance alone would never make it. */
const meaningful = [
  "+37360123456",
  "123456",
  "2026-11-16",
  "first-steps",
  "/tasks",
  "maria@example.com",
  "https://example.com/maria",
]
const nastyNumbers = [0, -0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, 1e21]
const nastyValues: unknown[] = [...nasty, ...nastyNumbers, null, true, [], {}, [[]]]
const scalar = fc.oneof(
  fc.constantFrom<unknown>(...nasty, ...nastyNumbers, null, true, false),
  fc.string({ unit: "binary", maxLength: 50 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const anything = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(fc.constantFrom("id", "toString", "constructor", "length", "then"), scalar, { maxKeys: 3 }),
)

/** Whole inputs that follow no schema, some of them not even JSON. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  anything.map((value) => JSON.stringify(value) ?? "null"),
  fc.constantFrom(
    "",
    "{",
    "nul",
    "[[[[",
    `${"[".repeat(2_000)}${"]".repeat(2_000)}`,
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"id":1,"id":"2"}',
    "1e999",
    '"\\ud800"',
    '"\\u0000"',
  ),
)

export function validFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((option) => validFor(asSchema(option))))
  if (schema.allOf) return fc.tuple(...schema.allOf.map((part) => validFor(asSchema(part)))).map(merged)
  if (schema.type === "object") return objectFor(schema)
  if (schema.type === "array") {
    const { minItems = 0, maxItems = minItems + 3 } = schema
    const length = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }
    return fc.array(validFor(asSchema(schema.items as Schema | undefined)), length)
  }
  if (schema.type === "string") return stringFor(schema)
  if (schema.type === "integer" || schema.type === "number") return numberFor(schema)
  if (schema.type === "boolean") return fc.boolean()
  return schema.type === "null" ? fc.constant(null) : anything
}

/** A valid input with one thing wrong: a value swapped, a key added or doubled, a scalar made a list. */
export function nearValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.tuple(valid, anything, fc.nat(), fc.nat(4)).map(([value, bad, where, how]) => {
    if (typeof value !== "object" || value === null) return JSON.stringify(how > 2 ? [value] : bad) ?? "null"
    const keys = Object.keys(value)
    const key = keys[where % Math.max(keys.length, 1)] ?? "id"
    const text = JSON.stringify(value)
    const extra = (name: string) =>
      text.replace(/^\{/, `{${JSON.stringify(name)}:${JSON.stringify(bad)}${keys.length ? "," : ""}`)
    if (how === 0) return extra("__proto__")
    if (how === 1) return extra(key)
    if (how === 2) return JSON.stringify({ ...value, [key]: [(value as Record<string, unknown>)[key]] })
    return JSON.stringify({ ...value, [key]: bad })
  })
}

/** Each value that has broken something, in each place of a valid input: chance alone would miss most of them. */
export function nastyInEveryPlace(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return nastyValues
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    nastyInEveryPlace(entry).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  )
  return [...nastyValues, ...inside]
}

function numberFor({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) {
  const bound = (value: unknown) => (typeof value === "number" ? value : undefined)
  const min = Math.ceil(minimum ?? bound(exclusiveMinimum) ?? -1000)
  const max = Math.floor(maximum ?? bound(exclusiveMaximum) ?? Math.max(min, 1000))
  return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
}

function objectFor(schema: Schema) {
  const fields = Object.entries(schema.properties ?? {})
  const model = Object.fromEntries(fields.map(([name, field]) => [name, validFor(asSchema(field))]))
  return fc.record(model, { requiredKeys: (schema.required ?? []).filter((name) => name in model) })
}

function stringFor(schema: Schema): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = minLength + 40 } = schema
  if (format === "uuid") return fc.uuid()
  // Half of them plain, because what is allowed on paper is more than what anyone takes.
  if (format === "email")
    return fc.oneof(
      fc.emailAddress(),
      fc.uuid().map((name) => `${name}@example.com`),
    )
  if (format === "uri") return fc.webUrl()
  if (format === "date") {
    return fc
      .date({ noInvalidDate: true, min: new Date("1970-01-01"), max: new Date("2100-01-01") })
      .map((date) => date.toISOString().slice(0, 10))
  }
  if (format === "date-time") {
    return fc
      .date({ noInvalidDate: true, min: new Date("1970-01-01"), max: new Date("2100-01-01") })
      .map((date) => date.toISOString())
  }
  // A key of 65 bytes is a point of a curve, which random ones never are.
  if (pattern === base64url && maxLength === 87) return fc.constantFrom(...points)
  // Bytes as browsers write them.
  if (pattern === base64url)
    return fc.string({
      unit: fc.constantFrom("A", "z", "0", "-", "_"),
      minLength: Math.max(minLength, 1),
      maxLength: Math.min(maxLength, 100),
    })
  const free = textOf(minLength, Math.min(maxLength, minLength + 100))
  const fitting = meaningful.filter(({ length }) => length >= minLength && length <= maxLength)
  return fitting.length > 0 ? fc.oneof(free, fc.constantFrom(...fitting)) : free
}

const texts = new Map<string, fc.Arbitrary<string>>()

/** Each new one makes a list of all graphemes first. */
function textOf(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const key = `${minLength}-${maxLength}`
  const text = texts.get(key) ?? fc.string({ unit: "grapheme", minLength, maxLength })
  texts.set(key, text)
  return text
}

const points = [1, 2, 3].map(() => createECDH("prime256v1").generateKeys("base64url"))
const base64url = String.raw`^[\w-]+=*$`

function asSchema(schema: Schema | boolean | undefined): Schema {
  return typeof schema === "object" ? schema : {}
}

function merged(parts: unknown[]): unknown {
  return parts.every((part) => typeof part === "object") ? Object.assign({}, ...parts) : parts[0]
}
