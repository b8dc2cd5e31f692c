/**
 * @generated SignedSource<<19394c792c31f45d9d54edd56f123dfd>>
 * @relayHash e0bd2ab8666b986d035aceaa759f2efb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b078f1ab7bfe9b14cdfe3ee2c4fd523ae2d28355d8aab3c0e21616a7a85d4b5f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b078f1ab7bfe9b14cdfe3ee2c4fd523ae2d28355d8aab3c0e21616a7a85d4b5f",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
