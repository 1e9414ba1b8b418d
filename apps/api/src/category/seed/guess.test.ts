import { guessCategory } from "@doable/domain/category/guess-category"
import { indexCategories } from "@doable/domain/category/index-categories"
import { expect, test } from "vitest"
import { seedTree } from "./tree.ts"

const index = indexCategories(
  seedTree.flatMap((branch) => [
    { ...branch, id: branch.slug, parentId: null, isPopular: branch.isPopular ?? false },
    ...branch.children.map((leaf) => ({
      ...leaf,
      id: leaf.slug,
      parentId: branch.slug,
      isPopular: leaf.isPopular ?? false,
    })),
  ]),
)

/** What people write, with cases, slips, missing diacritics and foreign letters. */
const wishes: readonly (readonly [wish: string, category: string])[] = [
  ["Fix a leaking tap in the kitchen", "plumbing"],
  ["My kitchen sink is blocked", "plumbing"],
  ["Need a plumer for a toilet", "plumbing"],
  ["Assemble an IKEA wardrobe", "furniture-assembly"],
  ["Hang three shelves and a picture", "handyman"],
  ["Mount a TV on the wall", "handyman"],
  ["Replace two sockets and hang a chandelier", "electrical"],
  ["Paint the walls of a bedroom", "painting-plastering"],
  ["Lay tiles in the bathroom", "flooring-tiling"],
  ["Washing machine does not spin", "appliance-repair"],
  ["Open a door, the key broke in the lock", "windows-doors"],
  ["Clean a two-room flat every week", "home-cleaning"],
  ["Wash the windows on the third floor", "window-cleaning"],
  ["Sofa and mattress cleaning", "carpet-upholstery"],
  ["Move to a new flat, need loaders and a van", "moving"],
  ["Send a parcel to Italy", "abroad-parcels"],
  ["Landing page for a dentist", "web-development"],
  ["My laptop is slow and has a virus", "it-support"],
  ["Telegram bot that takes orders", "ai-chatbots"],
  ["Logo for a coffee shop", "logo-branding"],
  ["Edit a ten minute video", "photo-video"],
  ["Translate a diploma from Romanian to English", "translation"],
  ["Maths tutor for the 9th grade", "school-subjects"],
  ["English lessons for a child", "languages"],
  ["Walk the dog in the evening", "pet-care"],
  ["Mow the lawn at my country house", "lawn-mowing"],
  ["Wedding photographer for Saturday", "photographers"],
  ["Birthday cake for 20 people", "catering"],
  ["Change winter tyres", "tyres"],
  ["Tow truck, the car will not start", "roadside-help"],
  ["Протекает кран на кухне", "plumbing"],
  ["Поменять смеситель и сифон под раковиной", "plumbing"],
  ["нужен сантехнк срочно", "plumbing"],
  ["santehnik na segodnya", "plumbing"],
  ["Собрать двухстворчатый шкаф-купе и закрепить к стене", "furniture-assembly"],
  ["Повесить люстру и поменять розетки", "electrical"],
  ["Электропроводка на кухне: перенести четыре розетки", "electrical"],
  ["Починить замок входной двери, заедает ключ", "windows-doors"],
  ["Поклеить обои в спальне", "painting-plastering"],
  ["Положить ламинат в двух комнатах", "flooring-tiling"],
  ["Не морозит холодильник", "appliance-repair"],
  ["Ремонт стиральной машины", "appliance-repair"],
  ["Убрать двухкомнатную квартиру перед праздником", "home-cleaning"],
  ["Генеральная уборка дома", "deep-cleaning"],
  ["Уборка после ремонта, 60 м²", "after-renovation"],
  ["Помыть окна в квартире на пятом этаже", "window-cleaning"],
  ["Химчистка дивана и двух кресел", "carpet-upholstery"],
  ["Нужны грузчики, переезд с третьего этажа", "moving"],
  ["Перевезти холодильник и диван", "moving"],
  ["Отвезти документы в Бельцы", "courier"],
  ["Купить продукты и привезти маме", "shopping-errands"],
  ["Вывезти строительный мусор", "waste-removal"],
  ["Сделать сайт для салона красоты", "web-development"],
  ["Интернет-магазин одежды под ключ", "online-stores"],
  ["Не работает вайфай, настроить роутер", "it-support"],
  ["Перевести паспорт на румынский, нотариально", "translation"],
  ["Репетитор по математике для 7 класса", "school-subjects"],
  ["Подтянуть английский перед собеседованием", "languages"],
  ["Посидеть с ребёнком в субботу вечером", "babysitting"],
  ["Сиделка для бабушки на ночь", "elderly-care"],
  ["Покормить кота, пока мы в отпуске", "pet-care"],
  ["Спилить старое дерево во дворе", "tree-trimming"],
  ["Обрезать виноград на участке", "vineyard-orchard"],
  ["Тамада и диджей на свадьбу", "hosts-music"],
  ["Маникюр с гель-лаком на дому", "nails"],
  ["Болит спина, нужен массажист", "massage"],
  ["Машина не заводится, сел аккумулятор", "roadside-help"],
  ["Бухгалтер для маленькой фирмы", "accounting"],
  ["Вести инстаграм кофейни", "social-media"],
  ["Curge robinetul în baie", "plumbing"],
  ["Am nevoie de un instalator azi", "plumbing"],
  ["инсталатор пентру бае", "plumbing"],
  ["Desfundat chiuveta la bucatarie", "plumbing"],
  ["Asamblează un dulap cu două uși și fixează-l de perete", "furniture-assembly"],
  ["Schimbat o priză și un întrerupător", "electrical"],
  ["Zugrăvit două camere", "painting-plastering"],
  ["Zugravit tavanul din sufragerie", "painting-plastering"],
  ["Pus gresie și faianță în baie", "flooring-tiling"],
  ["Curățenie generală într-un apartament cu 3 camere", "deep-cleaning"],
  ["Menajeră o dată pe săptămână", "home-cleaning"],
  ["Spălat geamurile la balcon", "window-cleaning"],
  ["Mutare apartament, trebuie hamali", "moving"],
  ["Trimis un colet în Germania", "abroad-parcels"],
  ["Site de prezentare pentru o pensiune", "web-development"],
  ["Reinstalat Windows pe laptop", "it-support"],
  ["Traducere legalizată a unui certificat", "translation"],
  ["Meditații la matematică pentru BAC", "school-subjects"],
  ["Profesor de engleză pentru copil", "languages"],
  ["Bonă pentru un copil de doi ani", "babysitting"],
  ["Plimbat cainele dimineata", "pet-care"],
  ["Cosit iarba la casă", "lawn-mowing"],
  ["Cules struguri sâmbătă", "vineyard-orchard"],
  ["Fotograf la cumătrie", "photographers"],
  ["Tort pentru ziua de naștere", "catering"],
  ["Machiaj pentru mireasă", "makeup"],
  ["Masaj de relaxare la domiciliu", "massage"],
  ["Schimb anvelope de iarnă la domiciliu", "tyres"],
  ["Spălat mașina și curățat salonul", "car-wash"],
  ["Avocat pentru un contract de chirie", "legal-documents"],
  ["Reclamă pe Facebook pentru magazin", "online-ads"],
]

test.each(wishes)("«%s» is about %s", (wish, category) => {
  expect(guessCategory(index, wish)[0]?.categoryId).toBe(category)
})

test("at most three guesses, the best first, each surer than nothing and less than certain", () => {
  const guesses = guessCategory(
    index,
    "Ремонт: поменять розетки, покрасить стены, положить плитку, собрать шкаф",
  )
  expect(guesses).toHaveLength(3)
  const scores = guesses.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  for (const score of scores) expect(score).toBeGreaterThan(0)
  for (const score of scores) expect(score).toBeLessThan(1)
})

test.each(["", "   ", "12 345", "!!!", "qwxz zzyyx", "нужен кто-нибудь", "🙂"])(
  "nothing is guessed from «%s»",
  (text) => {
    expect(guessCategory(index, text)).toEqual([])
  },
)

test("a guess is only ever a leaf", () => {
  const parents = new Set<string>(seedTree.map(({ slug }) => slug))
  for (const [wish] of wishes) {
    for (const { categoryId } of guessCategory(index, wish)) expect(parents.has(categoryId)).toBe(false)
  }
})
