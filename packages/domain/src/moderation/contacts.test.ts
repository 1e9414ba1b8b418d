import { describe, expect, test } from "vitest"
import { findContacts, maskContacts } from "./contacts.ts"
import { hiddenMark } from "./hidden-mark.ts"

/** The part in double brackets is what must be hidden, all of it and nothing else. */
function marked(text: string) {
  const plain = text.replaceAll(/⟦|⟧/g, "")
  const masked = text.replaceAll(/⟦[^⟧]*⟧/g, hiddenMark)
  return { plain, masked }
}

describe("contacts are hidden", () => {
  test.each([
    "call ⟦069123456⟧ after six",
    "⟦069 123 456⟧",
    "⟦069-12-34-56⟧",
    "⟦0 69 12 34 56⟧",
    "⟦(069) 123-456⟧",
    "⟦+373 69 123 456⟧",
    "⟦+37369123456⟧",
    "⟦00373 69 123 456⟧",
    "⟦373 69 123456⟧",
    "мой номер ⟦69 123 456⟧",
    "⟦69123456⟧ звоните",
    "⟦+40 721 234 567⟧",
    "sunați la ⟦0721234567⟧",
    "⟦0721.234.567⟧",
    "⟦8 (916) 123-45-67⟧",
    "⟦+7 916 123 45 67⟧",
    "⟦+380 67 123 45 67⟧",
    "⟦+44 20 7946 0958⟧",
    "тел. ⟦22-33-44⟧",
    "tel: ⟦022 123456⟧",
    "⟦022 12 34 56⟧ acasă",
    "⟦o69 123 456⟧",
    "⟦069 1l3 456⟧",
    "⟦0б9 123 456⟧",
    "⟦０６９１２３４５６⟧",
    "⟦069*123*456⟧",
    "⟦069_123_456⟧",
    "⟦0-6.9.1.2.3.4.5.6⟧",
    "⟦zero six nine one two three four five six⟧",
    "ring ⟦zero seven one 2 3 4 5 6 7⟧",
    "⟦ноль шесть девять один два три четыре пять шесть⟧",
    "звоните ⟦ноль шестьдесят девять сто двадцать три четыреста пятьдесят шесть⟧",
    "⟦zero șase nouă unu doi trei patru cinci șase⟧",
    "⟦zero sase noua, unu doi trei, patru cinci sase⟧",
    "⟦zero șaizeci și nouă unu doi trei patru cinci șase⟧",
    "⟦0 шесть 9 один 2 три 4 5 6⟧",
    "⟦ana@example.com⟧",
    "write to ⟦ana.rusu+work@mail.example.co.uk⟧ please",
    "⟦ana @ example.com⟧",
    "⟦ana(at)example.com⟧",
    "⟦ana [at] example [dot] com⟧",
    "⟦ana at example dot com⟧",
    "⟦ana собака mail точка ru⟧",
    "⟦иван собака мейл точка ру⟧",
    "⟦ana (собака) mail.ru⟧",
    "⟦ana arond yahoo punct com⟧",
    "⟦аnа@mаil.ru⟧",
    "⟦ａｎａ＠ｍａｉｌ．ｒｕ⟧",
    "⟦https://example.com/x?y=1⟧",
    "⟦http://example.org⟧",
    "⟦www.example.md⟧",
    "see ⟦example.md⟧ for more",
    "⟦example.com/shop⟧",
    "⟦shop.example.ro⟧",
    "⟦example dot com⟧",
    "⟦example (точка) ru⟧",
    "⟦example . com⟧",
    "⟦t.me/anarusu⟧",
    "⟦wa.me/37369123456⟧",
    "⟦vk.com/anarusu⟧",
    "find me ⟦@ana_rusu⟧ there",
    "⟦@anarusu⟧",
    "⟦telegram: @anarusu⟧",
    "⟦Telegram: ana_rusu⟧",
    "⟦телеграм ana_rusu⟧",
    "⟦тг @anarusu⟧",
    "⟦instagram ana.rusu99⟧",
    "⟦инста: anarusu⟧",
    "viber ⟦069123456⟧",
    "whatsapp ⟦+37369123456⟧",
    "⟦skype: live.ana_rusu⟧",
    "⟦facebook: ana.rusu⟧",
  ])("%s", (text) => {
    const { plain, masked } = marked(text)
    expect(maskContacts(plain).text).toBe(masked)
  })

  test("several in one text, each by its place and kind", () => {
    const { text, spans } = maskContacts("069 123 456, ana@example.com or @anarusu")
    expect(text).toBe("▒▒▒, ▒▒▒ or ▒▒▒")
    expect(spans).toEqual([
      { start: 0, end: 11, kind: "phone" },
      { start: 13, end: 28, kind: "email" },
      { start: 32, end: 40, kind: "handle" },
    ])
  })
})

describe("what only looks like a contact stays", () => {
  test.each([
    "1200 x 600 x 400 mm",
    "1200x600x400",
    "2,5 x 3,2 x 2,7 м",
    "шкаф 180×60×210 см",
    "45 m2, 3 camere",
    "квартира 62 м2, этаж 5 из 9",
    "80 м² и 12,5 м²",
    "budget 1500-2000 lei",
    "бюджет 15 000 лей",
    "от 2 500 до 3 000 лей",
    "200 000 lei",
    "2 500 000 lei",
    "75 000 000 MDL",
    "1.200.000 lei",
    "1,250.50 EUR",
    "12.05.2026",
    "12.05.2026 14:00-16:00",
    "05.06.2026 9:30",
    "2026-08-03",
    "10.05-15.05.2026",
    "с 1 по 15 августа 2026",
    "8-10 августа, 9:00-18:00",
    "2019-2024",
    "года 1998, 2005, 2012",
    "str. Ștefan cel Mare 134, ap. 56",
    "ул. Пушкина 12, кв. 345, подъезд 3, этаж 7",
    "MD-2001",
    "bloc 12, scara 3, etaj 4, ap 45",
    "230 V, 16 A, 2500 W",
    "Model RTX 4090 24 GB",
    "Samsung WW70T4020EE1",
    "ISO 9001:2015",
    "100 200 300",
    "4 окна, 2 двери, 1 балкон",
    "two rooms, three windows and one door",
    "одна комната, две двери, три окна",
    "doi sau trei oameni",
    "собака породы лабрадор, 3 года",
    "выгулять собаку и купить корм",
    "o dată la 2 săptămâni",
    "Node.js and Vue.js",
    "a page in ASP.NET and socket.io",
    "CSS @media queries",
    "meet me at 10 at the station",
    "Нужна настройка Instagram для магазина",
    "Set up a Telegram bot for a shop",
    "a Telegram bot, 3 commands",
    "сделать страницу ВКонтакте",
    "am nevoie de 3-4 oameni",
    "dimensiuni 250/120/75 cm",
    "10:00, 12:00, 14:00, 16:00",
    "0.25 mm2, 0.5 mm2, 0.75 mm2",
    "кабель 3х2,5",
    "25 kg x 40 saci",
    "casa.de locuit cu 2 etaje",
    "repar tot ce trebuie.la comandă",
    "page 12 of 345",
    "I need 1000 flyers, 210 x 297",
    "№ 12345",
    "c/f не нужен, счёт 12345",
  ])("%s", (text) => {
    expect(findContacts(text)).toEqual([])
  })
})

test("a long text of anything is read in no time", () => {
  const nasty = ["a", "a.", "1", "1 ", "@", "a@", "ноль ", "a at ", "http", ". ", "0.", "tg ", "www."]
  const since = Date.now()
  for (const piece of nasty) findContacts(piece.repeat(40_000 / piece.length))
  // Half a second as it is; a pattern that looks back from every letter would take minutes.
  expect(Date.now() - since).toBeLessThan(20_000)
})
