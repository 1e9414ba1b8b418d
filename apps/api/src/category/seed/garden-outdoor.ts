import { areaM2, haulAway, hasTools, plotAres, regular } from "./questions.ts"
import { askNumber, askOne, askText, askYesNo, say, words, type SeedBranch } from "./writing.ts"

export const gardenOutdoor: SeedBranch = {
  slug: "garden-outdoor",
  icon: "trees",
  name: say("Garden & outdoor", "Сад и двор", "Grădină și curte"),
  description: say(
    "Mowing, pruning, planting, yard work.",
    "Покос, обрезка, посадка, работа во дворе.",
    "Tuns iarba, tăiat pomi, plantat, treabă în curte.",
  ),
  synonyms: words(
    "gardener, garden, yard, allotment, outdoor work, fence, well",
    "садовник, сад, двор, огород, участок, дача, забор, колодец",
    "grădinar, grădină, curte, ogradă, lot, casă de vacanță, gard, fântână",
  ),
  children: [
    {
      slug: "lawn-mowing",
      icon: "sprout",
      name: say("Lawn mowing", "Стрижка газона", "Tuns gazon"),
      description: say(
        "Grass, weeds and tall growth, once or all summer.",
        "Трава, сорняки и бурьян, разово или всё лето.",
        "Iarbă, buruieni și bălării, o dată sau toată vara.",
      ),
      synonyms: words(
        "mow the lawn, grass, cut grass, weeds, lawn mower, strimmer, lawn care, weeding",
        "покосить траву, скосить траву, газон, газонокосилка, сорняки, бурьян, триммер, прополка, стрижка газона",
        "tuns iarba, cosit iarba, gazon, mașină de tuns, buruieni, cosit, prășit, îngrijire gazon",
      ),
      questions: [plotAres, hasTools, haulAway, regular],
    },
    {
      slug: "tree-trimming",
      icon: "axe",
      name: say("Tree trimming", "Обрезка деревьев", "Tăierea copacilor"),
      description: say(
        "Pruning, felling, stumps, firewood.",
        "Обрезка, спил, пни, дрова.",
        "Curățarea coroanei, doborâre, cioate, lemne de foc.",
      ),
      synonyms: words(
        "cut down a tree, prune trees, stump removal, chainsaw, firewood, branches, chop wood, hedge",
        "спилить дерево, обрезать деревья, обрезка деревьев, выкорчевать пень, бензопила, дрова, порубить дрова, ветки, живая изгородь",
        "tăiat copac, tăiat nuc, tăiat pomi, curățat copaci, scos cioata, drujbă, lemne de foc, despicat lemne, crengi, gard viu",
      ),
      questions: [
        askNumber("trees", say("How many trees?", "Сколько деревьев?", "Câți copaci?")),
        askNumber("heightM", say("Height in metres", "Высота в метрах", "Înălțimea în metri")),
        haulAway,
      ],
    },
    {
      slug: "vineyard-orchard",
      icon: "grape",
      name: say("Vineyard & orchard", "Виноградник и сад", "Vie și livadă"),
      description: say(
        "Pruning vines, spraying, harvest, digging.",
        "Обрезка винограда, опрыскивание, сбор урожая, вскопка.",
        "Tăiatul viei, stropit, cules, săpat.",
      ),
      synonyms: words(
        "vineyard, prune vines, grapes, harvest, orchard, spray trees, pick apples, dig the garden, day labourer, ploughing",
        "виноградник, обрезать виноград, сбор винограда, урожай, опрыскать сад, собрать яблоки, вскопать огород, копать, вспахать, поденщик",
        "vie, tăiat via, struguri, cules struguri, livadă, stropit pomi, cules mere, săpat grădina, prașă, arat, zilier",
      ),
      questions: [
        plotAres,
        askText("plants", say("What grows there?", "Что растёт?", "Ce crește acolo?")),
        hasTools,
      ],
    },
    {
      slug: "landscaping",
      icon: "shovel",
      name: say("Landscaping", "Ландшафт", "Amenajare peisagistică"),
      description: say(
        "Lawns, paving, watering, fences, ponds, planting.",
        "Газоны, мощение, полив, заборы, пруды, посадка.",
        "Gazon, pavaj, irigare, garduri, iazuri, plantare.",
      ),
      synonyms: words(
        "landscape design, paving, irrigation, plant flowers, fence installation, gazebo, pond, roll-out lawn, pergola, garden path",
        "ландшафтный дизайн, тротуарная плитка, брусчатка, автополив, посадить цветы, поставить забор, беседка, пруд, рулонный газон, дорожка",
        "design peisagistic, pavaj, irigare, plantat flori, montat gard, foișor, iaz, gazon rulou, pergolă, alee",
      ),
      questions: [
        areaM2,
        askText("wishes", say("What should be there?", "Что должно появиться?", "Ce ar trebui să apară?")),
      ],
    },
    {
      slug: "snow-removal",
      icon: "snowflake",
      name: say("Snow removal", "Уборка снега", "Deszăpezire"),
      description: say(
        "Yards, paths, roofs, icicles.",
        "Дворы, дорожки, крыши, сосульки.",
        "Curți, alei, acoperișuri, țurțuri.",
      ),
      synonyms: words(
        "snow removal, shovel snow, clear snow, ice, icicles, roof snow, snow plough",
        "убрать снег, чистить снег, уборка снега, сосульки, лёд, снег с крыши, снегоуборщик, раскопать машину",
        "deszăpezire, curățat zăpada, zăpadă, țurțuri, gheață, zăpadă de pe acoperiș, dat zăpada",
      ),
      questions: [
        areaM2,
        askOne("where", say("Where?", "Где?", "Unde?"), {
          yard: say("Yard or path", "Двор или дорожка", "Curte sau alee"),
          roof: say("Roof", "Крыша", "Acoperiș"),
          road: say("Road or car park", "Дорога или парковка", "Drum sau parcare"),
        }),
        askYesNo("regularly", say("All winter?", "Всю зиму?", "Toată iarna?")),
      ],
    },
  ],
}
