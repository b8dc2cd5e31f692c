/**
 * @generated SignedSource<<d67bc0ca65133ea7a1f33ed7df07d473>>
 * @relayHash fcf418422f91f9465603c6bf1102a09f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b28372a57e7d0f3a27b5a2232a11374ef18aa8ba2054f42d127fe4c1a9786a43

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b28372a57e7d0f3a27b5a2232a11374ef18aa8ba2054f42d127fe4c1a9786a43",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
