// The localities of Moldova by its own classifier, joined with what GeoNames knows of them.
import { readFileSync } from "node:fs"
import { slugOf, type Found } from "./found.ts"
import { russianName } from "./russian-name.ts"

const file = new URL("sources/moldova.tsv", import.meta.url)
/** Entries of one name that are nearer than this are one place: the sources put its middle elsewhere. */
const sameWithinKm = 5

/** Ids, populations and coordinates come from GeoNames; rank, district and spelling from the classifier. */
export function joinMoldova(listed: readonly Found[]): Found[] {
  const joined = new Map(listed.map((place) => [place.id, place]))
  for (const local of readLocalities()) {
    const known = listed.find(
      (place) =>
        place.country === "MD" &&
        slugOf(place.romanian) === slugOf(local.romanian) &&
        kmBetween(place, local) < sameWithinKm,
    )
    if (known) {
      const { code, region, romanian } = local
      joined.set(known.id, { ...known, code, region, romanian })
    } else {
      const id = joined.has(local.id) ? `${local.id}-${slugOf(local.seat)}` : local.id
      if (joined.has(id)) throw new Error(`two places are ${id}`)
      joined.set(id, { ...local, id })
    }
  }
  return [...joined.values()]
}

function readLocalities(): (Found & { seat: string })[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n")
  return lines.flatMap((line) => {
    const [region = "", code = "", romanian = "", russian, lat, lng, , seat = ""] = line.split("\t")
    if (!lat) return []
    return {
      id: `${region.toLowerCase()}-${slugOf(romanian)}`,
      country: "MD",
      code,
      region,
      romanian,
      russian: customary(russian || russianName(romanian)),
      population: 0,
      lat: Number(lat),
      lng: Number(lng),
      seat,
    }
  })
}

/** Russian maps of Moldova end these names in -ы: «Кишкэрень» and «Кишкэрени» are «Кишкэрены». */
function customary(russian: string): string {
  return russian.replace(/(ешт|ен|уц|ан)[ьи](?=$|[ -])/g, "$1ы")
}

/** Good enough for a country of this size. */
function kmBetween(a: Found, b: Found): number {
  const north = (a.lat - b.lat) * 111.2
  const east = (a.lng - b.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
