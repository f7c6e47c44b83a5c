import Design

print("Gallery")
