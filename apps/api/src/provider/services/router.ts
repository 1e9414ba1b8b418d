import { z } from "zod"
import {
  createServiceInput,
  reorderServicesInput,
  serviceIdInput,
  servicesInInput,
  servicesOfInput,
  updateServiceInput,
} from "@doable/domain/provider/service/input"
import { service, serviceOfDoer } from "../answers.ts"
import { publicProcedure, router, userProcedure } from "../../platform/trpc.ts"
import { createService } from "./create-service.ts"
import { deleteService } from "./delete-service.ts"
import { findServicesIn } from "./find-services-in.ts"
import { findServices } from "./queries.ts"
import { reorderServices } from "./reorder-services.ts"
import { updateService } from "./update-service.ts"

export const providerServiceRouter = router({
  getByProvider: publicProcedure
    .input(servicesOfInput)
    .output(z.object({ data: z.array(service), total: z.number() }))
    .query(({ ctx, input }) => findServices(ctx, input)),
  getByCategory: publicProcedure
    .input(servicesInInput)
    .output(z.object({ data: z.array(serviceOfDoer), total: z.number() }))
    .query(({ ctx, input }) => findServicesIn(ctx, input)),
  create: userProcedure
    .input(createServiceInput)
    .output(service)
    .mutation(({ ctx, input }) => createService(ctx, input)),
  update: userProcedure
    .input(updateServiceInput)
    .output(service)
    .mutation(({ ctx, input }) => updateService(ctx, input)),
  delete: userProcedure
    .input(serviceIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => deleteService(ctx, input)),
  reorder: userProcedure
    .input(reorderServicesInput)
    .output(z.object({ ids: z.array(z.string()) }))
    .mutation(({ ctx, input }) => reorderServices(ctx, input)),
})
