/**
 * @generated SignedSource<<40cfbba743f01875013246bb92579a4c>>
 * @relayHash 2e0ec5a928e0a07dc476dccd4f117afe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fba589210b5563bfa429a587764b27003373e9c367e829d1a010baec1291a8c0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreditRouteQuery } from './CreditRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreditRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fba589210b5563bfa429a587764b27003373e9c367e829d1a010baec1291a8c0",
    "metadata": {},
    "name": "CreditRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
