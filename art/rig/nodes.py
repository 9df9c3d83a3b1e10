"""A small helper that makes shader graphs readable: values, sockets and nodes go in alike."""
import bpy


class Graph:
    """The emptied node graph of a material, with its output node."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def set(self, node, key, value):
        """Feed an input: a socket or node is linked, anything else becomes its default."""
        socket = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def add(self, kind, **inputs):
        """New ShaderNode<kind>. `Two__Words` names the input 'Two Words', a leading underscore a node attribute."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in inputs.items():
            if key.startswith("_"):
                setattr(node, key[1:], value)
            else:
                self.set(node, key.replace("__", " "), value)
        return node

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.add("Math", _operation=operation, _use_clamp=clamp)
        self.set(node, 0, a)
        self.set(node, 1, b)
        return node.outputs[0]

    def smoothstep(self, value, lo, hi, out_lo=0.0, out_hi=1.0):
        """`value` eased from out_lo at lo to out_hi at hi."""
        node = self.add("MapRange", _interpolation_type="SMOOTHSTEP")
        for key, v in enumerate((value, lo, hi, out_lo, out_hi)):
            self.set(node, key, v)
        return node.outputs[0]

    def mix_color(self, factor, a, b):
        node = self.add("MixRGB")
        for key, v in enumerate((factor, a, b)):
            self.set(node, key, v)
        return node.outputs[0]

    def mix_shader(self, factor, a, b):
        node = self.add("MixShader")
        for key, v in enumerate((factor, a, b)):
            self.set(node, key, v)
        return node.outputs[0]

    def noise(self, scale, detail=3, rough=.5, vector=None, distortion=0.0):
        node = self.add("TexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion)
        if vector is not None:
            self.set(node, "Vector", vector)
        return node.outputs[0]

    def ramp(self, factor, stops):
        """Colour ramp over [(position, RGBA), ...]."""
        node = self.add("ValToRGB")
        self.set(node, 0, factor)
        elements = node.color_ramp.elements
        while len(elements) > 1:
            elements.remove(elements[-1])
        elements[0].position, elements[0].color = stops[0]
        for position, color in stops[1:]:
            elements.new(position).color = color
        return node.outputs[0]

    def bump(self, height, strength, distance, normal=None):
        node = self.add("Bump", Strength=strength, Distance=distance, Height=height)
        if normal is not None:
            self.set(node, "Normal", normal)
        return node.outputs[0]

    def object_coordinates(self):
        return self.add("TexCoord").outputs["Object"]

    def uv(self):
        return self.add("UVMap", _uv_map="label").outputs[0]

    def principled(self, **inputs):
        return self.add("BsdfPrincipled", **inputs)

    def finish(self, shader):
        self.set(self.output, 0, shader)
