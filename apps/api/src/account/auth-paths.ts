import type { z } from "zod"
import { sendVerificationInput, signInInput, signUpInput } from "@doable/domain/account/input"

type AuthPath =
  | { method: "GET" }
  /** `input`: all that goes on to better-auth. `hashes`: computes a password hash, so it passes the gate. */
  | { method: "POST"; input?: z.ZodObject; hashes: boolean }

/** The paths of better-auth that exist here; all its others answer 404. */
export const authPaths: Record<string, AuthPath> = {
  "/get-session": { method: "GET" },
  "/send-verification-email": { method: "POST", input: sendVerificationInput, hashes: false },
  "/sign-in/email": { method: "POST", input: signInInput, hashes: true },
  "/sign-out": { method: "POST", hashes: false },
  "/sign-up/email": { method: "POST", input: signUpInput, hashes: true },
  "/verify-email": { method: "GET" },
}
