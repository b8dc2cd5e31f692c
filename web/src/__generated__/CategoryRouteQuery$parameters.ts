/**
 * @generated SignedSource<<333b6e5885ea963e874a119670225cd2>>
 * @relayHash a34bdaa41d68284c288a3ecebf688d74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88fd8794f2e6eb3fbea21f319d51ea8181c1f75389ead78f24985fb8fad6ec7b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88fd8794f2e6eb3fbea21f319d51ea8181c1f75389ead78f24985fb8fad6ec7b",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
