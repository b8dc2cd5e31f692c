/**
 * @generated SignedSource<<1c4bc9c8351225729e2673b300feb7ac>>
 * @relayHash fe4635aa64468701cd47241fccd96d90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f22c6bab50b5127e386fb144e73003e928adbd741624e9de9bd16de6962e174

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditAddressRouteQuery } from './EditAddressRouteQuery.graphql';

const node: PreloadableConcreteRequest<EditAddressRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f22c6bab50b5127e386fb144e73003e928adbd741624e9de9bd16de6962e174",
    "metadata": {},
    "name": "EditAddressRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
