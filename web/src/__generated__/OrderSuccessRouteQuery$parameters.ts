/**
 * @generated SignedSource<<43339973ed7af17d5b0102158b2e9512>>
 * @relayHash c903dcdb367aae33537f2b8c1018a2d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1aa5f8d1b3cd53e130ccd77adf408c41e387743528d9b75eff681b324758ec83

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1aa5f8d1b3cd53e130ccd77adf408c41e387743528d9b75eff681b324758ec83",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
