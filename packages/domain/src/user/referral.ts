/** Letters and figures that nobody takes for one another. */
export const referralAlphabet = "abcdefghjkmnpqrstuvwxyz23456789"
export const referralCodeLength = 10
export const referralCode = /^[a-hj-km-np-z2-9]{10}$/
/** More than so many a day aren't friends any more; they aren't counted. */
export const referralsPerDay = 20
