// The English words of this page, in the code of both sides: fewer than ours has to choose from.
import { dictionariesFrom } from "@doable/words/dictionaries"
import category from "../../../../packages/words/en/category.json"
import common from "../../../../packages/words/en/common.json"
import fields from "../../../../packages/words/en/fields.json"
import list from "../../../../packages/words/en/list.json"
import shell from "../../../../packages/words/en/shell.json"
import task from "../../../../packages/words/en/task.json"
import tasks from "../../../../packages/words/en/tasks.json"
import ui from "../../../../packages/words/en/ui.json"

const files = { category, common, fields, list, shell, task, tasks, ui }
const dictionaries = dictionariesFrom((_, name) => files[name], "en", Object.keys(files))

export const dictionariesFor = () => dictionaries
export const isNamespace = (name) => name in files
