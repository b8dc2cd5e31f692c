/**
 * @generated SignedSource<<3c7791444052cee19450085b3e850fd2>>
 * @relayHash c3e53d54424887b61fac8b3ff0dd9ca6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfe59d7f7d2cbdb5189b9e5b255477e854d989de93fd9ff253ea46f5532055f3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BranchesRouteQuery } from './BranchesRouteQuery.graphql';

const node: PreloadableConcreteRequest<BranchesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfe59d7f7d2cbdb5189b9e5b255477e854d989de93fd9ff253ea46f5532055f3",
    "metadata": {},
    "name": "BranchesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
