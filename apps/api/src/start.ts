import type { AnyRouter } from "@trpc/server"
import { createAuth } from "./auth.ts"
import { providersOf } from "./account/provider/provider-settings.ts"
import { createPhoneCodes } from "./platform/sms/phone-code-parts.ts"
import { followDatabaseClock, givenClock } from "./platform/clock/database-clock.ts"
import { connect } from "./platform/db/client.ts"
import { refusePooler, refusePoolerAt, whyUnlimited } from "./platform/db/refuse-pooler.ts"
import { followReplica, noReplica } from "./platform/replica/replica.ts"
import { createWriteWatch } from "./platform/db/write-watch.ts"
import { secretsOf } from "./platform/settings/derive-key.ts"
import { directUrl, doubtsAbout, requiresAdminSecondStep, type Env } from "./platform/settings/env.ts"
import { createPushSender } from "./platform/push/push-sender.ts"
import { pushKeysOf } from "./platform/push/push-settings.ts"
import { createFileLinks } from "./platform/pictures/links.ts"
import { createRedrawPicture } from "./platform/pictures/redraw-picture.ts"
import { createSubmitGate } from "./platform/pictures/submit-gate.ts"
import { unreadCountRoute } from "./unread-count-route.ts"
import { createBoss } from "./platform/jobs/boss.ts"
import { scheduleTimers, type Timers } from "./platform/jobs/timers.ts"
import { listen } from "./listen.ts"
import { unmeasured } from "./platform/metrics/measure.ts"
import { createMetrics } from "./platform/metrics/metrics.ts"
import { startMetricsServer } from "./platform/metrics/metrics-server.ts"
import { createTextHits } from "./platform/text-hits.ts"
import { createLiveHub } from "./platform/live/hub.ts"
import { createLog, type Log } from "./platform/settings/log.ts"
import { createMailboxMailer } from "./platform/mail/mailbox-mailer.ts"
import type { Mailer } from "./platform/mail/mailer.ts"
import { createSmtpMailer } from "./platform/mail/smtp-mailer.ts"
import { isMailboxOpen } from "./platform/mailbox/is-mailbox-open.ts"
import { createMailbox, type Mailbox } from "./platform/mailbox/mailbox.ts"
import type { Effects } from "./platform/outbox/effect.ts"
import { effects } from "./effects.ts"
import { startOutbox } from "./start-outbox.ts"
import { appRouter } from "./router.ts"
import type { ServerDeps } from "./platform/server/api-env.ts"
import { createServer } from "./server.ts"
import { createSmsSender } from "./platform/sms/create-sms-sender.ts"
import { createStorage } from "./platform/storage/create-storage.ts"
import { timers as allTimers } from "./timers.ts"

export type Api = {
  url: string
  port: number
  metricsPort: number | null
  /** "replaced": another process of ours answers at this port already, so there's nothing to notice from outside. */
  stop: (why?: "replaced") => Promise<void>
}

/** What tests put in place of the real thing; each is handed in from outside, never mocked inside. */
type Parts = {
  log?: Log
  router?: AnyRouter
  now?: () => Date
  requestTimeoutMs?: number
  /** Multiplies the time limits of the database, for tests on busy machines. */
  patience?: number
  effects?: Effects
  /** How often the workers look for what is due again; new jobs wake them. */
  pollSeconds?: number
  timers?: Timers[]
  /** How a stop passes the time that load balancers and kept connections are given. */
  wait?: (ms: number) => Promise<unknown>
}

/** Everything that a running API consists of, built in order and taken down in reverse. */
export async function start(env: Env, parts: Parts = {}): Promise<Api> {
  const log = parts.log ?? createLog(env.LOG_LEVEL)
  for (const doubt of doubtsAbout(env)) log.warn(doubt)
  const isPooled = env.DATABASE_DIRECT_URL !== undefined
  const direct = directUrl(env)
  const db = connect(env.DATABASE_URL, {
    max: env.DATABASE_POOL,
    patience: parts.patience ?? 1,
    isPooled,
  })
  if (isPooled) {
    await refusePoolerAt(direct)
    const unlimited = await whyUnlimited(db.$client)
    if (unlimited) log.warn(unlimited)
  } else await refusePooler(db.$client)
  const clock = parts.now ? givenClock(parts.now) : await followDatabaseClock(db.$client, log)
  const { now } = clock
  const writes = createWriteWatch(db.$client)
  const replica = env.DATABASE_REPLICA_URL
    ? await followReplica({
        url: env.DATABASE_REPLICA_URL,
        primary: db,
        max: env.DATABASE_POOL,
        maxLagMs: env.DATABASE_REPLICA_MAX_LAG * 1000,
        patience: parts.patience ?? 1,
        log,
      })
    : noReplica
  const auth = createAuth(db, log, {
    serverUrl: env.SERVER_URL,
    uiUrl: env.UI_URL,
    cookieDomain: env.COOKIE_DOMAIN,
    appName: env.APP_NAME,
    secret: env.AUTH_SECRET,
    providers: providersOf(env),
  })
  if (secretsOf(env.AUTH_SECRET).length > 1) await auth.renewSecrets()
  const { storage, ownUploads } = await createStorage(env)
  const links = createFileLinks({ serverUrl: env.SERVER_URL, secret: env.AUTH_SECRET })
  const mailbox = createMailbox(env.MAIL_DIR)
  const boss = createBoss(direct, {
    onError(err) {
      log.warn({ err }, "job queue")
      writes.note(err)
    },
  })
  await boss.start()
  const live = createLiveHub({
    pool: db.$client,
    databaseUrl: direct,
    log,
    now,
  })
  const metrics =
    env.API_METRICS_PORT === undefined
      ? null
      : createMetrics({ pool: db.$client, replica, live, isClockLeapt: clock.isLeapt })
  const textHits = createTextHits({ db, log, now })
  const pushKeys = pushKeysOf(env)
  let stopping: Promise<void> | null = null
  let isReplaced = false
  const deps: ServerDeps = {
    config: {
      serverUrl: env.SERVER_URL,
      cookieDomain: env.COOKIE_DOMAIN,
      uiUrl: env.UI_URL,
      authSecret: env.AUTH_SECRET,
      appName: env.APP_NAME,
      requireAdminSecondStep: requiresAdminSecondStep(env),
      trustedProxies: env.TRUSTED_PROXIES,
      rateLimits: env.RATE_LIMITS === "on",
      callsPerMinute: env.CALLS_PER_MINUTE,
      callGate: { connections: env.DATABASE_POOL, waitMs: 5_000 * (parts.patience ?? 1) },
      requestTimeoutMs: parts.requestTimeoutMs ?? 15_000 * (parts.patience ?? 1),
    },
    db,
    replica,
    writes,
    auth,
    files: {
      storage,
      links,
      redrawPicture: createRedrawPicture(),
      passSubmit: createSubmitGate(),
    },
    live,
    textHits,
    ownUploads,
    mailbox: isMailboxOpen(env) ? mailbox : null,
    phoneCodes: {
      codes: createPhoneCodes(env.AUTH_SECRET),
      prefixes: env.SMS_PREFIXES,
      keptOpen: env.SMS_KEEP_OPEN,
      budget: { perDay: env.SMS_DAILY_LIMIT, perHour: env.SMS_PER_HOUR },
      isLimited: env.RATE_LIMITS === "on",
    },
    push: pushKeys && { publicKey: pushKeys.publicKey, hosts: env.PUSH_HOSTS },
    log,
    measure: metrics?.measure ?? unmeasured,
    router: parts.router ?? appRouter,
    now,
    isStopping: () => stopping !== null,
    isReplaced: () => isReplaced,
    isClockLeapt: clock.isLeapt,
  }
  const mailer = createMailer(env, mailbox, log)
  const relay = await startOutbox({
    boss,
    effects: parts.effects ?? effects,
    ...(parts.pollSeconds && { pollSeconds: parts.pollSeconds }),
    databaseUrl: direct,
    world: {
      db,
      mailer,
      sms: createSmsSender(env, mailbox, log),
      push: pushKeys && createPushSender(pushKeys),
      storage,
      log,
      newResetToken: auth.newResetToken,
      config: {
        appName: env.APP_NAME,
        uiUrl: env.UI_URL,
        serverUrl: env.SERVER_URL,
        authSecret: env.AUTH_SECRET,
        contactEmail: env.CONTACT_EMAIL,
      },
    },
  })
  const timers = parts.timers ?? allTimers
  await scheduleTimers(boss, clock, { db, storage, log }, timers, parts.pollSeconds)
  const server = await listen(createServer(deps), {
    port: env.API_PORT,
    host: env.API_HOST,
    first: unreadCountRoute(deps),
    ...(parts.wait && { wait: parts.wait }),
  })
  log.info({ port: server.port }, "listening")
  const figures =
    metrics &&
    (await startMetricsServer({
      registry: metrics.registry,
      port: env.API_METRICS_PORT ?? 0,
      host: env.METRICS_HOST,
      log,
    }))

  async function takeDown(why?: "replaced") {
    log.info("stopping")
    isReplaced = why === "replaced"
    const time = isReplaced ? { delayMs: 0, drainMs: 2_000 } : { delayMs: env.STOP_DELAY_MS, drainMs: 0 }
    await server.stop({ ...time, graceMs: 10_000, endStreams: live.stop })
    await figures?.stop()
    await textHits.write().catch((err: unknown) => log.warn({ err }, "hits of text rules"))
    await relay.stop()
    await boss.stop({ timeout: 5_000 })
    clock.stop()
    mailer.close()
    storage.close()
    await replica.stop()
    await db.$client.end()
    log.info("stopped")
  }

  /** A second signal waits for the same shutdown, and mustn't cut the first one short. */
  const stop = (why?: "replaced") => (stopping ??= takeDown(why))

  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    metricsPort: figures?.port ?? null,
    stop,
  }
}

function createMailer(env: Env, mailbox: Mailbox, log: Log): Mailer {
  return env.SMTP_URL ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM) : createMailboxMailer(mailbox, log)
}
