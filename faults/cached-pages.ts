import { setTimeout as pause } from "node:timers/promises"
import { aUser } from "../apps/api/test/factories.ts"
import { aTask } from "../apps/api/test/task-factories.ts"
import type { Fault } from "./fault.ts"
import { aWorld } from "./world.ts"

const attackMs = 30_000

/** One visitor asks for as many different lists as it can; the lists of the others must stay whole. */
export const fault: Fault = async ({ isPlanted }) => {
  const world = await aWorld({ hasWeb: true, api: { RATE_LIMITS: "on" } })
  try {
    const owner = await aUser(world.db)
    for (let count = 0; count < 12; count += 1)
      await aTask(world.db, owner, { title: `Hang shelf number ${count}` })
    const ask = async (path: string, address: string) => {
      const answer = await fetch(world.web.url + path, {
        headers: { accept: "text/html", "x-forwarded-for": address },
      })
      const html = await answer.text()
      return { status: answer.status, rows: html.split("Hang shelf number").length - 1 }
    }
    const attacker = "203.0.113.9"
    // Planted: everyone behind the attacker's address, where the limits must bite.
    const addressOf = (visit: number) => (isPlanted ? attacker : `198.51.100.${visit % 250}`)
    const attacked = new Map<number, number>()
    const state = { isOver: false }
    let asked = 0
    const attack = async () => {
      while (!state.isOver) {
        asked += 1
        const { status } = await ask(`/tasks?q=shelf${asked}`, attacker)
        attacked.set(status, (attacked.get(status) ?? 0) + 1)
      }
    }
    const attacks = Array.from({ length: 20 }, attack)
    const wrong: string[] = []
    let visits = 0
    const until = performance.now() + attackMs
    while (performance.now() < until) {
      for (const path of ["/tasks", "/tasks?page=1", "/"]) {
        visits += 1
        const { status, rows } = await ask(path, addressOf(visits))
        if (status !== 200 || rows === 0) wrong.push(`${path}: ${status} with ${rows} rows`)
      }
      await pause(100)
    }
    state.isOver = true
    await Promise.all(attacks)
    return {
      figure: `${asked} different lists in ${attackMs / 1000} s by one visitor: ${visits} visits of others, ${wrong.length} of them without their rows`,
      goal: "0 visits without their rows",
      isMet: wrong.length === 0,
      details: [
        ...wrong.slice(0, 10),
        ...[...attacked].map(([status, count]) => `the attacker was answered ${status}: ${count} times`),
      ],
    }
  } finally {
    await world.close()
  }
}
