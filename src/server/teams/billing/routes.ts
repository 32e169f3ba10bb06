// Routes of billing.
import * as call from '../../../contract/billing/billing.ts';
import { previewSubscription } from '../../../contract/billing/preview.ts';
import type { Route } from '../../web/http/route.ts';
import { getCustomer, getPaymentMethod, listInvoices, saveCustomer } from './details.ts';
import { previewPlan } from './preview.ts';
import type { BillingServices } from './services.ts';
import {
  cancelSubscription,
  changeSubscription,
  finishSandboxCheckout,
  getSubscription,
  setUpPayment,
  subscribe,
} from './subscription.ts';

export function billingRoutes(route: Route, services: BillingServices): void {
  route(call.billingCustomer, getCustomer(services));
  route(call.saveBillingCustomer, saveCustomer(services));
  route(call.invoiceList, listInvoices(services));
  route(call.setupPayment, setUpPayment(services));
  route(call.subscribe, subscribe(services));
  route(call.subscription, getSubscription(services));
  route(call.paymentMethod, getPaymentMethod(services));
  route(previewSubscription, previewPlan(services));
  route(call.changeSubscription, changeSubscription(services));
  route(call.cancelSubscription, cancelSubscription(services));
  route(call.finishSandboxCheckout, finishSandboxCheckout(services));
}
