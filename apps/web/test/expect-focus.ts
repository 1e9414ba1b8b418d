import { waitFor } from "@testing-library/react"
import { expect } from "vitest"

/** A dialog gives the focus back only once it has closed. */
export const expectFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element))
