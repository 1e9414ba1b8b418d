import type { Output } from "../fake-api.ts"

type Contact = Output<"contact.getMy">[number]

/** The only email of a person, and therefore the primary one. */
export function aContact(own: Partial<Contact> = {}): Contact {
  return {
    id: "0192f000-0000-7000-8000-0000000000c1",
    type: "email",
    value: "maria@example.com",
    isPrimary: true,
    isVerified: false,
    ...own,
  }
}

export const aPhone = (own: Partial<Contact> = {}) =>
  aContact({
    id: "0192f000-0000-7000-8000-0000000000c2",
    type: "phone",
    value: "+37369123456",
    isVerified: true,
    ...own,
  })
