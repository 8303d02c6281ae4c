import { consumerPostRecipes } from './consumer-post-recipes.ts'
import { homeRecipes } from './home-recipes.ts'
import { pageRecipes } from './page-recipes.ts'
import { proPostRecipes } from './pro-post-recipes.ts'
import type { Recipe } from './recipe.ts'

/** All scenes by name. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...homeRecipes,
  ...pageRecipes,
  ...consumerPostRecipes,
  ...proPostRecipes,
}
