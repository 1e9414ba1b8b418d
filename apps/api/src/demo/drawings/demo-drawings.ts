// Pictures for the demo doers: we draw them, so nobody's face or photo is used.
import { z } from "zod"

const papers = {
  repair: ["#fbe8a9", "#e9b730", "#634a00"],
  clean: ["#cdedea", "#6cc5be", "#0b5853"],
  move: ["#ffe0c2", "#f7a558", "#7e3f05"],
  tutor: ["#ddefc0", "#9cc857", "#3c5a0b"],
  dev: ["#d6e8f7", "#86bbe6", "#1b4f80"],
  design: ["#fadce4", "#ee94ad", "#8c2347"],
  beauty: ["#f4daf0", "#d98fcd", "#74246a"],
  garden: ["#bfedc4", "#56b36a", "#12552a"],
  care: ["#d8e0fe", "#8093ea", "#2a3788"],
  events: ["#b8ebf7", "#3db3d6", "#0a4a66"],
  auto: ["#dae4e7", "#8c9fa6", "#2f464d"],
  admin: ["#efe3cc", "#cfae74", "#634613"],
} as const
export type Paper = keyof typeof papers
export const paper = z.enum(Object.keys(papers) as Paper[])

const apricot = "#ff8f3f"
const box = (x: number, y: number, width: number, height: number, fill: string, round = 3) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const line = (d: string, stroke: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const rows = (count: number, draw: (place: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("")

type Draw = (m: string, d: string) => string

/** On a sheet of 160 × 120: m is the paper's middle tone, d its deep one. */
const motifs = {
  shelves: (m, d) =>
    rows(3, (i) => box(30, 32 + i * 26, 100, 5, d)) +
    box(38, 16, 10, 16, m) +
    box(50, 12, 8, 20, apricot) +
    box(60, 18, 12, 14, "#fff") +
    disc(112, 23, 9, m) +
    box(84, 44, 30, 14, "#fff") +
    box(40, 66, 8, 18, m) +
    box(50, 62, 8, 22, "#fff") +
    shape("M96 84l8-18 8 18z", apricot),
  tap: (m, d) =>
    line("M48 76V44c0-16 34-16 34 0v8", d, 11) +
    box(36, 74, 26, 8, d) +
    box(34, 34, 28, 8, m, 4) +
    shape("M82 62c6 8 6 14 0 14s-6-6 0-14z", apricot) +
    shape("M24 92h112l-12 18H36z", "#fff") +
    box(24, 88, 112, 6, m),
  lamp: (m, d) =>
    line("M80 0v26", d, 3) +
    shape("M58 50c0-30 44-30 44 0z", m) +
    disc(80, 54, 8, "#fff") +
    shape("M58 52L34 100h92l-24-48z", "#ffffff88") +
    box(24, 100, 112, 8, d) +
    box(112, 84, 12, 16, apricot),
  tiles: (m, d) =>
    rows(20, (i) =>
      box(
        20 + (i % 5) * 25,
        10 + Math.floor(i / 5) * 25,
        22,
        22,
        i % 3 === 0 ? m : i % 7 === 4 ? apricot : "#fff",
        2,
      ),
    ) + line("M118 88l22 22", d, 7),
  room: (m, d) =>
    box(22, 12, 44, 40, "#fff") +
    line("M44 12v40M22 32h44", m, 3) +
    box(70, 62, 66, 26, d, 8) +
    box(76, 50, 54, 20, m, 8) +
    box(74, 88, 6, 12, d) +
    box(126, 88, 6, 12, d) +
    box(14, 100, 132, 6, m) +
    disc(42, 84, 12, apricot) +
    box(40, 84, 4, 16, d),
  bucket: (m, d) =>
    shape("M44 48h52l-6 56H50z", d) +
    box(40, 42, 60, 9, m, 4) +
    disc(56, 38, 10, "#fff") +
    disc(72, 32, 12, "#fff") +
    disc(86, 38, 9, "#fff") +
    box(112, 54, 20, 50, "#fff", 5) +
    box(114, 38, 16, 12, apricot) +
    box(112, 74, 20, 14, m, 0),
  van: (m, d) =>
    box(16, 34, 82, 54, "#fff", 5) +
    shape("M98 50h26l16 20v18H98z", d) +
    shape("M106 56h16l9 12h-25z", m) +
    rows(2, (i) => disc(42 + i * 76, 90, 11, d) + disc(42 + i * 76, 90, 5, "#fff")) +
    box(28, 48, 34, 5, apricot) +
    box(28, 60, 22, 5, m),
  book: (m, d) =>
    shape("M80 40c-14-10-34-12-52-8v56c18-4 38-2 52 8z", "#fff") +
    shape("M80 40c14-10 34-12 52-8v56c-18-4-38-2-52 8z", "#fff") +
    line("M80 40v56", d, 3) +
    rows(4, (i) => line(`M38 ${46 + i * 10}c12-2 22 0 32 4`, m, 3)) +
    line("M96 74l10-20 10 20M100 66h12", apricot, 4),
  laptop: (m, d) =>
    box(34, 22, 92, 60, d, 6) +
    box(40, 28, 80, 48, "#fff") +
    shape("M18 84h124l8 14H10z", m) +
    box(48, 36, 26, 5, apricot) +
    rows(3, (i) => box(48, 46 + i * 9, [52, 38, 46][i] ?? 40, 4, m)) +
    disc(106, 40, 6, d),
  poster: (m, d) =>
    box(44, 10, 72, 98, "#fff", 2) +
    disc(80, 44, 22, m) +
    shape("M80 22a22 22 0 0 1 0 44z", d) +
    box(56, 76, 48, 6, d) +
    box(62, 87, 36, 4, m) +
    disc(104, 22, 5, apricot),
  flowers: (m, d) =>
    rows(
      3,
      (i) =>
        line(`M${56 + i * 24} 100V${52 - (i % 2) * 12}`, d, 4) +
        rows(5, (p) =>
          disc(
            56 + i * 24 + 9 * Math.cos(p * 1.257),
            46 - (i % 2) * 12 + 9 * Math.sin(p * 1.257),
            7,
            i === 1 ? apricot : "#fff",
          ),
        ) +
        disc(56 + i * 24, 46 - (i % 2) * 12, 5, m),
    ) + box(34, 96, 92, 14, m, 4),
  trees: (m, d) =>
    box(14, 96, 132, 10, m) +
    rows(
      3,
      (i) => box(41 + i * 36, 70, 6, 28, d) + disc(44 + i * 36, 56 - (i % 2) * 10, 20, i === 1 ? "#fff" : m),
    ) +
    rows(4, (i) => disc(72 + (i % 2) * 14, 38 + i * 7, 3.5, apricot)),
  camera: (m, d) =>
    box(30, 40, 100, 62, d, 9) +
    box(58, 28, 34, 16, d, 5) +
    disc(80, 72, 24, m) +
    disc(80, 72, 14, "#fff") +
    disc(86, 66, 5, m) +
    box(110, 48, 12, 8, apricot),
  scissors: (m, d) =>
    line("M56 26l48 62M104 26L56 88", d, 6) +
    line("M104 88a12 12 0 1 0 16 12M56 88a12 12 0 1 1-16 12", m, 6) +
    disc(80, 57, 4, apricot) +
    rows(6, (i) => line(`M${126} ${30 + i * 8}h14`, m, 4)),
  car: (m, d) =>
    shape("M20 76c0-12 10-14 22-16l14-18h42l18 18c14 2 24 4 24 16v10H20z", d) +
    shape("M62 48h14v14H52zM82 48h12l12 14H82z", "#fff") +
    rows(2, (i) => disc(48 + i * 66, 86, 13, "#fff") + disc(48 + i * 66, 86, 7, m)) +
    box(128, 68, 10, 6, apricot),
  pages: (m, d) =>
    box(34, 20, 62, 84, m, 2) +
    box(46, 12, 62, 84, "#fff", 2) +
    rows(6, (i) => box(56, 26 + i * 10, i % 3 === 2 ? 26 : 42, 4, i === 0 ? d : m)) +
    shape("M104 78l22-30 8 6-22 30-10 4z", apricot),
  cake: (m, d) =>
    box(36, 66, 88, 36, "#fff", 5) +
    shape("M36 72c8 14 14-2 22 8s14-4 22 8 14-6 22 4 14 2 22-12v-8H36z", m) +
    box(52, 42, 56, 26, d, 5) +
    rows(3, (i) => box(62 + i * 16, 24, 4, 18, "#fff") + disc(64 + i * 16, 20, 4, apricot)) +
    box(26, 102, 108, 5, d),
} satisfies Record<string, Draw>
export type Motif = keyof typeof motifs
export const motif = z.enum(Object.keys(motifs) as Motif[])

/** Its size in pixels makes it a picture to be looked at large. */
export function drawWork(motif: Motif, paper: Paper): string {
  const [tint, middle, deep] = papers[paper]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 160 120">${box(0, 0, 160, 120, tint, 0)}${motifs[motif](middle, deep)}</svg>`
}

const fringe = "M38 58c-6-42 58-42 52 0-3-11-10-18-26-18S41 47 38 58z"
const hairs = {
  short: { behind: "", front: fringe },
  long: { behind: "M32 100C22 14 106 14 96 100z", front: fringe },
  bun: { behind: "M64 40a12 12 0 1 1 .1 0z", front: fringe },
  bald: { behind: "", front: "M41 66c2 26 44 26 46 0-6 8-15 6-23 6s-17 2-23-6z" },
  scarf: {
    behind: "M30 106C18 10 110 10 98 106z",
    front: "M37 62c-6-48 60-48 54 0-3-14-12-21-27-21s-24 7-27 21z",
  },
} as const

const colour = z.string().regex(/^#[0-9a-f]{6}$/)
export const portrait = z.strictObject({
  paper,
  hair: z.enum(Object.keys(hairs) as (keyof typeof hairs)[]),
  skin: colour,
  colour,
  hasGlasses: z.boolean().optional(),
})

export function drawPortrait({ paper, hair, skin, colour, hasGlasses }: z.infer<typeof portrait>): string {
  const [tint, middle, deep] = papers[paper]
  const parts = [
    box(0, 0, 128, 128, tint, 0),
    shape(hairs[hair].behind, colour),
    shape("M14 128c0-32 24-38 50-38s50 6 50 38z", middle),
    box(55, 78, 18, 20, skin, 8),
    `<ellipse cx="64" cy="58" rx="24" ry="28" fill="${skin}"/>`,
    shape(hairs[hair].front, colour),
    disc(55, 60, 2.6, deep) + disc(73, 60, 2.6, deep),
    hasGlasses
      ? line("M46 60a8 7 0 1 0 16 0 8 7 0 1 0-16 0M66 60a8 7 0 1 0 16 0 8 7 0 1 0-16 0", deep, 2.4)
      : "",
    line("M56 73c5 5 11 5 16 0", deep, 2.6),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 128 128">${parts.join("")}</svg>`
}
