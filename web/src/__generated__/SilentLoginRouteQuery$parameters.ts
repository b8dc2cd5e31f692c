/**
 * @generated SignedSource<<9587943afdbdfc0b64bd6a50f14871d8>>
 * @relayHash 21e93f60455442218d3d8265d6c4d4fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ba28c19f4799fbfdf64b41ea788f2b0f2ace60a940652583c721a85657037d5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SilentLoginRouteQuery } from './SilentLoginRouteQuery.graphql';

const node: PreloadableConcreteRequest<SilentLoginRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ba28c19f4799fbfdf64b41ea788f2b0f2ace60a940652583c721a85657037d5",
    "metadata": {},
    "name": "SilentLoginRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
