# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	347f
testl	%edx,%edx
je	347f
testl	%esi,%esi
je	347f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$7128,%rsp
movq	7200(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%r11
movq	16(%rdi),%rbx
movq	24(%rdi),%r14
movq	%r14,296(%rsp)
movq	32(%rdi),%r14
addl	%r8d,%r9d
movq	%rax,%rdi
addl	7184(%rsp),%r9d
movl	%ecx,%eax
movq	%rax,264(%rsp)
leaq	192(%r10),%rax
movq	%rax,56(%rsp)
movq	%r9,280(%rsp)
leaq	(%r9,%r9),%rax
movq	%rdx,128(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,256(%rsp)
movq	%rsi,160(%rsp)
leaq	(%rsi,%rsi),%rcx
movq	%rcx,272(%rsp)
leaq	121664(%r14),%rcx
movq	%rcx,168(%rsp)
vbroadcastss	348f(%rip),%zmm21
vbroadcastss	365f(%rip),%zmm17
vbroadcastss	369f(%rip),%zmm16
leaq	264(%r11),%rcx
movq	%rcx,328(%rsp)
vbroadcastss	379f(%rip),%zmm18
vpbroadcastd	382f(%rip),%zmm26
vxorps	%xmm31,%xmm31,%xmm31
movq	%r11,(%rsp)
leaq	260(%r11),%rcx
movq	%rcx,336(%rsp)
leaq	64(%r14),%rcx
movq	%rcx,344(%rsp)
leaq	121600(%r14),%rcx
movq	%rcx,120(%rsp)
movq	%r10,64(%rsp)
leaq	64(%r10),%rcx
movq	%rcx,176(%rsp)
leaq	109632(%r14),%rcx
movq	%rcx,360(%rsp)
leaq	832(%r14),%rcx
movq	%rcx,352(%rsp)
movq	%r14,8(%rsp)
leaq	110016(%r14),%rcx
movq	%rcx,184(%rsp)
xorl	%ecx,%ecx
vpbroadcastd	348f(%rip),%zmm27
vbroadcastss	385f(%rip),%zmm19
movq	%rbx,32(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
addq	256(%rsp),%rax
cmpq	264(%rsp),%rcx
je	346f
3:
movq	%rcx,%rdx
imulq	128(%rsp),%rdx
movq	%rdx,288(%rsp)
movq	%rax,%rsi
xorl	%edx,%edx
movq	%rax,144(%rsp)
movq	%rcx,136(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdx
addq	272(%rsp),%rsi
cmpq	128(%rsp),%rdx
je	2b
5:
movq	%rdx,96(%rsp)
movq	288(%rsp),%rdx
movq	96(%rsp),%r9
addq	%rdx,%r9
movq	96(%rsp),%rdx
imulq	160(%rsp),%r9
addq	280(%rsp),%r9
movq	%r9,320(%rsp)
movq	%rsi,104(%rsp)
xorl	%r11d,%r11d
movq	%rsi,152(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vblendmps	%zmm19,%zmm17,%zmm0 {%k1}
movq	296(%rsp),%rcx
vmovups	2640(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%rbx)
movq	144(%rsp),%rax
movq	136(%rsp),%rcx
movq	152(%rsp),%rsi
movq	96(%rsp),%rdx
vbroadcastss	379f(%rip),%zmm18
vmovaps	%zmm28,%zmm19
vmovaps	%zmm20,%zmm16
7:
incq	%r11
addq	$2,104(%rsp)
cmpq	160(%rsp),%r11
je	4b
8:
movq	320(%rsp),%r9
addq	%r11,%r9
movl	8(%rdi),%r10d
movq	%r10,40(%rsp)
cmpq	%r10,%r9
jae	7b
movl	(%rdi),%r12d
movl	12(%rdi),%eax
movl	16(%rdi),%ecx
movl	%ecx,92(%rsp)
movq	%r12,%rbx
imulq	%r12,%rbx
movq	%rbx,%rcx
imulq	%r9,%rcx
addq	%rcx,%rcx
movq	%rcx,112(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
testq	%r12,%r12
movq	%r11,312(%rsp)
movq	%r9,304(%rsp)
je	49f
leaq	(%r12,%r12),%rcx
leaq	-2(%r12),%rdx
movl	$2,%esi
subq	%r12,%rsi
movq	104(%rsp),%r8
imulq	%rbx,%r8
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm21,1328(%rsp)
vmovaps	%zmm21,%zmm7
vpbroadcastd	349f(%rip),%zmm5
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm30,%xmm30,%xmm30
xorl	%r9d,%r9d
jmp	32f
.p2align	4
9:
vaddps	%zmm12,%zmm3,%zmm3
vaddps	%zmm11,%zmm8,%zmm8
vaddps	%zmm10,%zmm1,%zmm1
vaddps	%zmm13,%zmm6,%zmm6
incq	%r9
addq	%rcx,%r8
cmpq	%r12,%r9
je	48f
32:
movq	%rbx,%r14
movl	%r8d,%r11d
shrl	%r11d
andl	$1073741823,%r11d
shlq	$7,%r11
movl	%ecx,%edi
imull	%r9d,%edi
movq	112(%rsp),%r10
addl	%r10d,%edi
andl	$2147483646,%edi
shlq	$6,%rdi
movq	64(%rsp),%rbx
leaq	(%rbx,%rdi),%r10
vmovaps	(%rbx,%rdi),%zmm10
vmovaps	64(%rbx,%rdi),%zmm11
testb	$8,92(%rsp)
jne	38f
cmpl	$1,%r12d
jne	33f
vaddps	%zmm11,%zmm30,%zmm30
33:
movq	%r14,%rbx
addq	56(%rsp),%r11
vsubps	%zmm11,%zmm10,%zmm12
cmpq	$1,%r12
jne	34f
vaddps	%zmm12,%zmm29,%zmm29
34:
vaddps	%zmm31,%zmm12,%zmm10
vaddps	%zmm31,%zmm11,%zmm13
je	47f
movl	$1,%edi
testq	%rdx,%rdx
je	36f
.p2align	4
35:
vmovaps	-64(%r11),%zmm14
vmovaps	(%r11),%zmm15
vsubps	%zmm15,%zmm14,%zmm14
vaddps	%zmm14,%zmm10,%zmm10
vaddps	%zmm15,%zmm13,%zmm13
leaq	(%rsi,%rdi),%rbx
incq	%rbx
incq	%rdi
subq	$-128,%r11
cmpq	$1,%rbx
jne	35b
36:
movq	%rdi,%r11
shlq	$7,%r11
vmovaps	(%r10,%r11),%zmm15
vmovaps	64(%r10,%r11),%zmm14
vsubps	%zmm14,%zmm15,%zmm15
incq	%rdi
cmpq	%r12,%rdi
jne	37f
vaddps	%zmm15,%zmm29,%zmm29
vaddps	%zmm14,%zmm30,%zmm30
37:
movq	%r14,%rbx
vaddps	%zmm15,%zmm10,%zmm10
vaddps	%zmm14,%zmm13,%zmm13
jmp	47f
.p2align	4
38:
cmpl	$1,%r12d
jne	39f
vaddps	%zmm11,%zmm30,%zmm30
39:
movq	%r14,%rbx
addq	56(%rsp),%r11
vcmpltps	352f(%rip){1to16},%zmm11,%k1
vmovaps	%zmm10,%zmm14 {%k1} {z}
vaddps	353f(%rip){1to16},%zmm14,%zmm13
vfmadd213ps	354f(%rip){1to16},%zmm14,%zmm13
vfmadd213ps	355f(%rip){1to16},%zmm14,%zmm13
vaddps	356f(%rip){1to16},%zmm14,%zmm15
vfmadd213ps	357f(%rip){1to16},%zmm14,%zmm15
vsubps	%zmm11,%zmm10,%zmm12
cmpq	$1,%r12
jne	42f
vaddps	%zmm12,%zmm29,%zmm29
42:
vcmpltps	%zmm14,%zmm31,%k1
vmovups	1328(%rsp),%zmm0
vmulps	%zmm13,%zmm0,%zmm0 {%k1}
vmulps	%zmm15,%zmm7,%zmm7 {%k1}
vpsrld	$23,%zmm0,%zmm10
vpsrld	$23,%zmm7,%zmm13
vpsubd	%zmm13,%zmm5,%zmm5
vpaddd	%zmm10,%zmm5,%zmm5
vpbroadcastd	358f(%rip),%zmm4
vpternlogd	$236,%zmm4,%zmm27,%zmm0
vmovdqu64	%zmm0,1328(%rsp)
vpternlogd	$236,%zmm4,%zmm27,%zmm7
vbroadcastss	348f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm9,%zmm9
vaddps	%zmm31,%zmm12,%zmm10
vaddps	%zmm31,%zmm11,%zmm13
je	47f
vmovups	%zmm23,368(%rsp)
vmovups	%zmm20,192(%rsp)
vmovaps	%zmm16,%zmm20
vmovaps	%zmm19,%zmm28
movl	$1,%ebx
vbroadcastss	352f(%rip),%zmm17
vbroadcastss	353f(%rip),%zmm19
vbroadcastss	354f(%rip),%zmm22
vbroadcastss	355f(%rip),%zmm23
vbroadcastss	356f(%rip),%zmm24
vbroadcastss	357f(%rip),%zmm25
testq	%rdx,%rdx
je	44f
vpbroadcastd	358f(%rip),%zmm4
vmovups	1328(%rsp),%zmm0
.p2align	4
43:
vmovaps	-64(%r11),%zmm14
vmovaps	(%r11),%zmm15
vcmpltps	%zmm17,%zmm15,%k1
vmovaps	%zmm14,%zmm16 {%k1} {z}
vaddps	%zmm19,%zmm16,%zmm17
vfmadd213ps	%zmm22,%zmm16,%zmm17
vfmadd213ps	%zmm23,%zmm16,%zmm17
vaddps	%zmm24,%zmm16,%zmm18
vfmadd213ps	%zmm25,%zmm16,%zmm18
vcmpltps	%zmm16,%zmm31,%k1
vmulps	%zmm17,%zmm0,%zmm0 {%k1}
vmulps	%zmm18,%zmm7,%zmm7 {%k1}
vpsrld	$23,%zmm0,%zmm16
vpsrld	$23,%zmm7,%zmm17
vpsubd	%zmm17,%zmm5,%zmm5
vbroadcastss	352f(%rip),%zmm17
vpaddd	%zmm16,%zmm5,%zmm5
vpternlogd	$236,%zmm4,%zmm27,%zmm0
vpternlogd	$236,%zmm4,%zmm27,%zmm7
vbroadcastss	348f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm9,%zmm9
vsubps	%zmm15,%zmm14,%zmm14
vaddps	%zmm14,%zmm10,%zmm10
vaddps	%zmm15,%zmm13,%zmm13
leaq	(%rsi,%rbx),%rdi
incq	%rdi
incq	%rbx
subq	$-128,%r11
cmpq	$1,%rdi
jne	43b
jmp	45f
44:
vmovdqu64	1328(%rsp),%zmm0
45:
movq	%rbx,%rdi
shlq	$7,%rdi
vmovaps	(%r10,%rdi),%zmm15
vmovaps	64(%r10,%rdi),%zmm14
vcmpltps	%zmm17,%zmm14,%k1
vmovaps	%zmm15,%zmm17 {%k1} {z}
vaddps	%zmm19,%zmm17,%zmm16
vfmadd213ps	%zmm22,%zmm17,%zmm16
vfmadd213ps	%zmm23,%zmm17,%zmm16
vaddps	%zmm24,%zmm17,%zmm18
vfmadd213ps	%zmm25,%zmm17,%zmm18
vsubps	%zmm14,%zmm15,%zmm15
incq	%rbx
cmpq	%r12,%rbx
jne	46f
vaddps	%zmm15,%zmm29,%zmm29
vaddps	%zmm14,%zmm30,%zmm30
46:
movq	%r14,%rbx
vmovaps	%zmm28,%zmm19
vmovups	368(%rsp),%zmm23
vcmpltps	%zmm17,%zmm31,%k1
vmulps	%zmm16,%zmm0,%zmm0 {%k1}
vmulps	%zmm18,%zmm7,%zmm7 {%k1}
vpsrld	$23,%zmm0,%zmm16
vpsrld	$23,%zmm7,%zmm17
vpsubd	%zmm17,%zmm5,%zmm5
vpaddd	%zmm16,%zmm5,%zmm5
vpbroadcastd	358f(%rip),%zmm4
vpternlogd	$236,%zmm4,%zmm27,%zmm0
vmovdqu64	%zmm0,1328(%rsp)
vpternlogd	$236,%zmm4,%zmm27,%zmm7
vbroadcastss	348f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm9,%zmm9
vaddps	%zmm15,%zmm10,%zmm10
vaddps	%zmm14,%zmm13,%zmm13
vbroadcastss	365f(%rip),%zmm17
vbroadcastss	379f(%rip),%zmm18
vmovaps	%zmm20,%zmm16
vmovups	192(%rsp),%zmm20
47:
testq	%r9,%r9
jne	9b
vaddps	%zmm10,%zmm20,%zmm20
vaddps	%zmm13,%zmm23,%zmm23
jmp	9b
.p2align	4
48:
vmovups	%zmm7,5200(%rsp)
vmovups	%zmm9,5264(%rsp)
vbroadcastss	359f(%rip),%zmm12
vmulps	%zmm12,%zmm23,%zmm9
vrndscaleps	$8,%zmm9,%zmm11
vmulps	%zmm12,%zmm13,%zmm9
vrndscaleps	$8,%zmm9,%zmm9
vmulps	%zmm12,%zmm8,%zmm8
vrndscaleps	$8,%zmm8,%zmm8
vmulps	%zmm12,%zmm30,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vmulps	%zmm12,%zmm6,%zmm6
vrndscaleps	$8,%zmm6,%zmm6
vcvtudq2ps	%zmm5,%zmm5
vaddps	362f(%rip){1to16},%zmm5,%zmm0
vmovups	%zmm0,5136(%rsp)
jmp	52f
49:
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm1,%xmm1,%xmm1
vpxor	%xmm4,%xmm4,%xmm4
vmovdqu64	%zmm4,5264(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5136(%rsp)
vmovups	%zmm21,5200(%rsp)
vmovups	%zmm21,1328(%rsp)
52:
vcvtusi2ss	%r12d,%xmm21,%xmm5
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm11,%zmm5,%zmm11
vmaxps	%zmm21,%zmm11,%zmm11
vdivps	%zmm11,%zmm21,%zmm11
vmulps	%zmm11,%zmm20,%zmm4
vsubps	%zmm9,%zmm5,%zmm9
vmaxps	%zmm21,%zmm9,%zmm9
vdivps	%zmm9,%zmm21,%zmm9
vmulps	%zmm9,%zmm10,%zmm9
vsubps	%zmm8,%zmm5,%zmm8
vmaxps	%zmm21,%zmm8,%zmm8
vdivps	%zmm8,%zmm21,%zmm8
vmulps	%zmm8,%zmm3,%zmm3
vsubps	%zmm7,%zmm5,%zmm7
vmaxps	%zmm21,%zmm7,%zmm7
vdivps	%zmm7,%zmm21,%zmm7
vmulps	%zmm7,%zmm29,%zmm0
vminps	%zmm4,%zmm9,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm9,%zmm7 {%k1}
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vminps	%zmm3,%zmm0,%zmm8
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm0,%zmm8 {%k1}
vmaxps	%zmm3,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k1}
vminps	%zmm7,%zmm8,%zmm0
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vminps	%zmm4,%zmm3,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vminps	%zmm7,%zmm8,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm3 {%k1}
vaddps	%zmm3,%zmm0,%zmm0
vmulps	363f(%rip){1to16},%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm3
vmulps	%zmm17,%zmm3,%zmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
testq	%r12,%r12
je	58f
leaq	(%r12,%r12),%rcx
movl	%r12d,%edx
andl	$-2,%edx
movq	104(%rsp),%rsi
imulq	%rbx,%rsi
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r8d,%r8d
jmp	56f
.p2align	4
53:
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r9d,%r9d
54:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movl	%ecx,%edi
imull	%r8d,%edi
movq	112(%rsp),%r10
addl	%r10d,%edi
andl	$2147483646,%edi
shlq	$6,%rdi
vcvtsi2ss	%r9,%xmm31,%xmm12
addq	64(%rsp),%rdi
shlq	$7,%r9
vmovaps	(%rdi,%r9),%zmm8
vmovaps	64(%rdi,%r9),%zmm13
vsubps	%zmm13,%zmm8,%zmm8
vsubps	%zmm0,%zmm8,%zmm8
vmaxps	%zmm31,%zmm8,%zmm8
vfmadd132ps	%zmm17,%zmm7,%zmm13
vfmsub231ps	%zmm8,%zmm8,%zmm13
vmaxps	%zmm31,%zmm13,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
55:
vcvtsi2ss	%r8,%xmm31,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm3,%zmm3
vfmadd231ps	%zmm12,%zmm10,%zmm4
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
incq	%r8
addq	%rcx,%rsi
cmpq	%r12,%r8
je	58f
56:
cmpl	$1,%r12d
je	53b
movl	%esi,%r10d
shrl	%r10d
andl	$1073741823,%r10d
shlq	$7,%r10
addq	56(%rsp),%r10
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r9d,%r9d
.p2align	4
57:
vmovaps	-192(%r10),%zmm11
vmovaps	-128(%r10),%zmm12
vmovaps	-64(%r10),%zmm13
vmovaps	(%r10),%zmm14
vsubps	%zmm12,%zmm11,%zmm11
vsubps	%zmm0,%zmm11,%zmm11
vmaxps	%zmm31,%zmm11,%zmm11
vfmadd213ps	%zmm7,%zmm17,%zmm12
vfmsub231ps	%zmm11,%zmm11,%zmm12
vmaxps	%zmm31,%zmm12,%zmm11
vcvtsi2ss	%r9,%xmm31,%xmm12
vbroadcastss	%xmm12,%zmm15
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm15
vmulss	%xmm12,%xmm12,%xmm8
vbroadcastss	%xmm8,%zmm12
vfmadd213ps	%zmm9,%zmm11,%zmm12
vsubps	%zmm14,%zmm13,%zmm8
vsubps	%zmm0,%zmm8,%zmm8
vmaxps	%zmm31,%zmm8,%zmm8
vfmadd213ps	%zmm7,%zmm17,%zmm14
vfmsub231ps	%zmm8,%zmm8,%zmm14
vmaxps	%zmm31,%zmm14,%zmm11
leaq	1(%r9),%rdi
vcvtsi2ss	%rdi,%xmm31,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm15,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm12,%zmm11,%zmm9
addq	$2,%r9
addq	$256,%r10
cmpq	%rdx,%r9
jne	57b
testb	$1,%r12b
jne	54b
jmp	55b
.p2align	4
58:
vandps	364f(%rip){1to16},%zmm1,%zmm7
vcvtusi2ss	%rbx,%xmm31,%xmm10
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm6,%zmm10,%zmm12
vmaxps	367f(%rip){1to16},%zmm3,%zmm6
vdivps	%zmm6,%zmm21,%zmm6
vcmpgtps	368f(%rip){1to16},%zmm3,%k1
vaddps	%zmm16,%zmm5,%zmm5
vmulps	363f(%rip){1to16},%zmm5,%zmm5
vmovaps	%zmm5,%zmm11
vdivps	372f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm6,%zmm8,%zmm11 {%k1}
vmulps	%zmm6,%zmm9,%zmm8
vfnmadd231ps	%zmm11,%zmm11,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm10,%zmm9
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm10,%zmm9 {%k2}
vpcmpgtd	366f(%rip){1to16},%zmm7,%k0
vbroadcastss	373f(%rip),%zmm8
vmaxps	%zmm8,%zmm9,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm6,%zmm4,%zmm5 {%k1}
vmulps	%zmm6,%zmm2,%zmm2
vfnmadd231ps	%zmm5,%zmm5,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm10,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm10,%zmm4 {%k1}
vmaxps	%zmm8,%zmm4,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	374f(%rip){1to16},%zmm7,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmulps	%zmm2,%zmm3,%zmm2
vfnmadd231ps	%zmm12,%zmm0,%zmm1
vsqrtps	%zmm2,%zmm2
vmaxps	%zmm1,%zmm2,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm2,%zmm3 {%k1}
vmaxps	%zmm21,%zmm3,%zmm1
movq	(%rsp),%rcx
vbroadcastss	52(%rcx),%zmm10
vbroadcastss	76(%rcx),%zmm13
vbroadcastss	56(%rcx),%zmm8
vbroadcastss	80(%rcx),%zmm9
vbroadcastss	60(%rcx),%zmm6
vbroadcastss	84(%rcx),%zmm7
vbroadcastss	64(%rcx),%zmm3
vbroadcastss	88(%rcx),%zmm4
vminps	%zmm11,%zmm13,%zmm2
vcmpunordps	%zmm11,%zmm11,%k1
vmovups	%zmm13,6032(%rsp)
vmovaps	%zmm13,%zmm2 {%k1}
vmaxps	%zmm2,%zmm10,%zmm14
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm10,6096(%rsp)
vmovaps	%zmm10,%zmm14 {%k1}
vminps	%zmm5,%zmm9,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm9,6160(%rsp)
vmovaps	%zmm9,%zmm2 {%k1}
vmaxps	%zmm2,%zmm8,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm8,6224(%rsp)
vmovaps	%zmm8,%zmm5 {%k1}
vmovups	%zmm7,6288(%rsp)
vminps	%zmm1,%zmm7,%zmm1
vmovups	%zmm6,6352(%rsp)
vmaxps	%zmm1,%zmm6,%zmm1
vmovups	%zmm1,4368(%rsp)
vminps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm4,6416(%rsp)
vmovaps	%zmm4,%zmm1 {%k1}
vmaxps	%zmm1,%zmm3,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm3,6480(%rsp)
vmovaps	%zmm3,%zmm0 {%k1}
vmovups	%zmm0,4432(%rsp)
vbroadcastss	375f(%rip),%zmm0
vmovups	%zmm12,5968(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k1,%k0,%k1
vxorps	%xmm10,%xmm10,%xmm10
vblendmps	%zmm10,%zmm21,%zmm1 {%k1}
vbroadcastss	376f(%rip),%zmm2
vblendmps	%zmm0,%zmm2,%zmm6 {%k1}
vbroadcastss	377f(%rip),%zmm0
vxorps	%zmm0,%zmm14,%zmm2
vmovups	%zmm2,7056(%rsp)
vxorps	%zmm0,%zmm5,%zmm0
vmovups	%zmm0,6992(%rsp)
leaq	-1(%r12),%rcx
movq	%rcx,24(%rsp)
vcvtusi2ss	%eax,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5776(%rsp)
movq	%rbx,%rax
movl	%r12d,%ebx
andl	$-2,%ebx
imulq	104(%rsp),%rax
movq	%rax,48(%rsp)
leaq	(%r12,%r12),%rax
movq	%rax,72(%rsp)
movq	%r12,%rcx
shlq	$6,%rcx
movb	$1,%al
vcmpunordps	%zmm14,%zmm14,%k1
kmovw	%k1,22(%rsp)
vcmpunordps	%zmm5,%zmm5,%k1
kmovw	%k1,20(%rsp)
vmovups	%zmm1,6544(%rsp)
vmovups	%zmm1,2704(%rsp)
vbroadcastss	378f(%rip),%zmm0
vmovups	%zmm0,4496(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3344(%rsp)
vmovups	%zmm0,2640(%rsp)
vmovups	%zmm0,4304(%rsp)
vmovups	%zmm0,4240(%rsp)
vmovups	%zmm0,4112(%rsp)
vmovups	%zmm0,3984(%rsp)
vmovups	%zmm0,3664(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,3920(%rsp)
vmovups	%zmm0,3856(%rsp)
vmovups	%zmm0,3536(%rsp)
vmovups	%zmm0,3792(%rsp)
vmovups	%zmm0,3728(%rsp)
vmovups	%zmm0,3472(%rsp)
vmovups	%zmm0,3600(%rsp)
vmovups	%zmm0,3408(%rsp)
vmovups	%zmm5,6608(%rsp)
vmovups	%zmm5,4176(%rsp)
vmovups	%zmm14,6672(%rsp)
vmovups	%zmm14,4048(%rsp)
movq	%r12,80(%rsp)
jmp	63f
.p2align	4
59:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm10,%xmm10,%xmm10
vbroadcastss	369f(%rip),%zmm16
vpbroadcastd	379f(%rip),%zmm18
vpbroadcastd	382f(%rip),%zmm26
vbroadcastss	385f(%rip),%zmm19
62:
vmovups	192(%rsp),%zmm1
vcmpgeps	4560(%rsp),%zmm1,%k1
vcmpltps	2704(%rsp),%zmm31,%k2
vmovups	3344(%rsp),%zmm1
vmovaps	%zmm10,%zmm1 {%k2}
vmovups	%zmm1,3344(%rsp)
vmovups	6864(%rsp),%zmm10
vmovaps	%zmm12,%zmm10 {%k2}
vmovups	5328(%rsp),%zmm13
vmovaps	%zmm11,%zmm13 {%k2}
vmovups	5392(%rsp),%zmm12
vmovaps	%zmm8,%zmm12 {%k2}
vmovups	5456(%rsp),%zmm11
vmovaps	%zmm7,%zmm11 {%k2}
vmovups	5520(%rsp),%zmm8
vmovaps	%zmm6,%zmm8 {%k2}
vmovups	5584(%rsp),%zmm7
vmovaps	%zmm5,%zmm7 {%k2}
vmovups	6800(%rsp),%zmm25
vmovaps	%zmm4,%zmm25 {%k2}
vmovups	5648(%rsp),%zmm24
vmovaps	%zmm3,%zmm24 {%k2}
vmovups	5712(%rsp),%zmm23
vmovaps	%zmm0,%zmm23 {%k2}
vmovups	4048(%rsp),%zmm0
vmovups	1072(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4048(%rsp)
vmovups	3984(%rsp),%zmm0
vmovups	4752(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3984(%rsp)
vmovups	4176(%rsp),%zmm0
vmovups	2064(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4176(%rsp)
vmovups	4112(%rsp),%zmm0
vmovups	4816(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4112(%rsp)
vmovups	4368(%rsp),%zmm0
vmovups	560(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4368(%rsp)
vmovups	4240(%rsp),%zmm0
vmovups	4880(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4240(%rsp)
vmovups	4432(%rsp),%zmm0
vmovups	368(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4432(%rsp)
vmovups	4304(%rsp),%zmm0
vmovups	4944(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4304(%rsp)
vmovups	3408(%rsp),%zmm0
vmovups	816(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3408(%rsp)
vmovups	3600(%rsp),%zmm0
vmovups	1680(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3600(%rsp)
vmovups	3472(%rsp),%zmm0
vmovups	2000(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3472(%rsp)
vmovups	3728(%rsp),%zmm0
vmovups	1488(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3728(%rsp)
vmovups	3792(%rsp),%zmm0
vmovups	1552(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3792(%rsp)
vmovups	3536(%rsp),%zmm0
vmovaps	%zmm9,%zmm0 {%k2}
vmovups	%zmm0,3536(%rsp)
vmovups	3856(%rsp),%zmm0
vmovups	1616(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3856(%rsp)
vmovups	3920(%rsp),%zmm0
vmovups	624(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3920(%rsp)
vmovups	6736(%rsp),%zmm9
vmovups	496(%rsp),%zmm0
vmovaps	%zmm0,%zmm9 {%k2}
vmovups	3664(%rsp),%zmm0
vmovups	432(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3664(%rsp)
vmovups	6928(%rsp),%zmm6
vmovups	4688(%rsp),%zmm0
vmovaps	%zmm0,%zmm6 {%k2}
vmovups	2640(%rsp),%zmm0
vmovups	2896(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2640(%rsp)
vmovups	4496(%rsp),%zmm0
vmovups	2832(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4496(%rsp)
vmovups	6544(%rsp),%zmm0
vmovaps	%zmm0,%zmm0 {%k1} {z}
vmovups	%zmm0,2704(%rsp)
xorl	%eax,%eax
vbroadcastss	365f(%rip),%zmm17
63:
testb	$1,%al
vmovups	%zmm23,5712(%rsp)
vmovups	%zmm24,5648(%rsp)
vmovups	%zmm7,5584(%rsp)
vmovups	%zmm8,5520(%rsp)
vmovups	%zmm11,5456(%rsp)
vmovups	%zmm12,5392(%rsp)
vmovups	%zmm13,5328(%rsp)
je	344f
vxorps	%xmm3,%xmm3,%xmm3
vmovups	2704(%rsp),%zmm4
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	344f
vmovups	%zmm25,6800(%rsp)
vmovups	%zmm6,6928(%rsp)
movq	(%rsp),%rax
vmovss	248(%rax),%xmm0
vmovss	%xmm0,2256(%rsp)
vmovss	252(%rax),%xmm0
vcvttss2usi	244(%rax),%eax
vmovaps	%xmm0,1808(%rsp)
vmulss	422f(%rip),%xmm0,%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2832(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
testq	%r12,%r12
vbroadcastss	398f(%rip),%zmm2
vbroadcastss	363f(%rip),%zmm22
vbroadcastss	423f(%rip),%zmm25
vbroadcastss	376f(%rip),%zmm23
je	69f
movq	168(%rsp),%rdx
movq	48(%rsp),%rsi
xorl	%r8d,%r8d
jmp	67f
.p2align	4
64:
xorl	%r9d,%r9d
65:
movq	%r8,%rdi
imulq	%r12,%rdi
movq	112(%rsp),%r10
leal	(%r10,%rdi,2),%r10d
andl	$2147483646,%r10d
shlq	$6,%r10
addq	64(%rsp),%r10
shlq	$6,%rdi
movq	8(%rsp),%r11
addq	%r11,%rdi
addq	$121600,%rdi
movq	%r9,%r11
shlq	$7,%r11
vmovaps	(%r10,%r11),%zmm1
vmovaps	64(%r10,%r11),%zmm6
vaddps	%zmm2,%zmm6,%zmm7
vsubps	%zmm6,%zmm1,%zmm1
vmaxps	%zmm31,%zmm1,%zmm6
vfmadd132ps	%zmm22,%zmm7,%zmm6
vdivps	%zmm6,%zmm21,%zmm6
shlq	$6,%r9
vmovaps	%zmm6,(%rdi,%r9)
vmulps	%zmm6,%zmm1,%zmm7
vaddps	%zmm6,%zmm4,%zmm4
vaddps	%zmm7,%zmm5,%zmm5
vfmadd231ps	%zmm1,%zmm7,%zmm3
66:
incq	%r8
addq	72(%rsp),%rsi
addq	%rcx,%rdx
cmpq	%r12,%r8
je	69f
67:
cmpq	$0,24(%rsp)
je	64b
movl	%esi,%edi
shrl	%edi
andl	$1073741823,%edi
shlq	$7,%rdi
addq	56(%rsp),%rdi
xorl	%r10d,%r10d
xorl	%r9d,%r9d
.p2align	4
68:
vmovaps	-192(%rdi,%r10,2),%zmm1
vmovaps	-128(%rdi,%r10,2),%zmm6
vaddps	%zmm2,%zmm6,%zmm7
vsubps	%zmm6,%zmm1,%zmm1
vmaxps	%zmm31,%zmm1,%zmm6
vfmadd213ps	%zmm7,%zmm22,%zmm6
vdivps	%zmm6,%zmm21,%zmm6
vmovaps	%zmm6,-64(%rdx,%r10)
vmulps	%zmm6,%zmm1,%zmm7
vaddps	%zmm6,%zmm4,%zmm4
vaddps	%zmm7,%zmm5,%zmm5
vfmadd231ps	%zmm1,%zmm7,%zmm3
vmovaps	-64(%rdi,%r10,2),%zmm1
vmovaps	(%rdi,%r10,2),%zmm6
vaddps	%zmm2,%zmm6,%zmm7
vsubps	%zmm6,%zmm1,%zmm1
vmaxps	%zmm31,%zmm1,%zmm6
vfmadd213ps	%zmm7,%zmm22,%zmm6
vdivps	%zmm6,%zmm21,%zmm6
vmovaps	%zmm6,(%rdx,%r10)
vmulps	%zmm6,%zmm1,%zmm7
vaddps	%zmm6,%zmm4,%zmm4
vaddps	%zmm7,%zmm5,%zmm5
vfmadd231ps	%zmm1,%zmm7,%zmm3
addq	$2,%r9
subq	$-128,%r10
cmpq	%r9,%rbx
jne	68b
testb	$1,%r12b
jne	65b
jmp	66b
.p2align	4
69:
vmovups	%zmm9,6736(%rsp)
vmovups	%zmm10,6864(%rsp)
movl	%eax,%edx
vmovaps	%zmm25,%zmm9
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1936(%rsp)
vmovups	%zmm25,2768(%rsp)
incl	%edx
jne	325f
72:
vmovups	%zmm9,4560(%rsp)
vcvttss2usi	2640(%rsp),%eax
shrl	$25,%eax
movq	(%rsp),%rdx
vbroadcastss	52(%rdx,%rax,4),%zmm0
vbroadcastss	76(%rdx,%rax,4),%zmm1
vbroadcastss	56(%rdx,%rax,4),%zmm2
vbroadcastss	80(%rdx,%rax,4),%zmm3
vbroadcastss	60(%rdx,%rax,4),%zmm4
vbroadcastss	84(%rdx,%rax,4),%zmm5
vbroadcastss	64(%rdx,%rax,4),%zmm6
vbroadcastss	88(%rdx,%rax,4),%zmm7
vminps	6672(%rsp),%zmm1,%zmm9
kmovw	22(%rsp),%k1
vmovaps	%zmm1,%zmm9 {%k1}
vmaxps	%zmm9,%zmm0,%zmm27
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm0,%zmm27 {%k1}
vminps	6608(%rsp),%zmm3,%zmm0
kmovw	20(%rsp),%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vmovups	1936(%rsp),%zmm1
vminps	%zmm1,%zmm5,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	%zmm1,560(%rsp)
vminps	%zmm12,%zmm7,%zmm0
vcmpunordps	%zmm12,%zmm12,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vxorps	%xmm5,%xmm5,%xmm5
vcmpeqps	2704(%rsp),%zmm5,%k1
vblendmps	%zmm5,%zmm21,%zmm17 {%k1}
vblendmps	375f(%rip){1to16},%zmm23,%zmm0 {%k1}
vmovups	%zmm0,4688(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4944(%rsp)
vmovups	%zmm0,4880(%rsp)
vmovups	%zmm0,4816(%rsp)
vmovups	%zmm0,4752(%rsp)
vbroadcastss	366f(%rip),%zmm6
vbroadcastss	434f(%rip),%zmm7
vmovaps	%zmm21,%zmm10
vxorps	%xmm22,%xmm22,%xmm22
vpxord	%xmm26,%xmm26,%xmm26
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm0,432(%rsp)
vmovups	%zmm0,496(%rsp)
vmovups	%zmm0,624(%rsp)
vmovups	%zmm0,1616(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,1552(%rsp)
vmovups	%zmm0,1488(%rsp)
vmovups	%zmm0,2000(%rsp)
vmovups	%zmm0,1680(%rsp)
vmovups	%zmm0,816(%rsp)
jmp	75f
.p2align	4
73:
vxorps	%xmm29,%xmm29,%xmm29
vmovaps	%zmm10,%zmm11
vbroadcastss	369f(%rip),%zmm18
vmovups	368(%rsp),%zmm8
vmovups	2064(%rsp),%zmm16
vmovups	1072(%rsp),%zmm19
vmovdqu64	5008(%rsp),%zmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,880(%rsp)
74:
vmovups	%zmm11,4624(%rsp)
vmovups	%zmm8,368(%rsp)
vmulps	%zmm1,%zmm10,%zmm25
vbroadcastss	367f(%rip),%zmm20
vmovups	816(%rsp),%zmm0
vmaxps	%zmm20,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	348f(%rip),%zmm1
vdivps	%zmm0,%zmm1,%zmm21
vmulps	%zmm15,%zmm10,%zmm31
vmulps	%zmm22,%zmm10,%zmm15
vmovups	%zmm15,1488(%rsp)
vmaxps	%zmm20,%zmm7,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	%zmm17,%zmm10,%zmm7
vmovups	%zmm7,1552(%rsp)
vmulps	%zmm13,%zmm10,%zmm28
vmovups	%zmm28,1616(%rsp)
vbroadcastss	348f(%rip),%zmm0
vdivps	%zmm1,%zmm0,%zmm27
vmaxps	%zmm20,%zmm9,%zmm1
vsqrtps	%zmm1,%zmm1
vbroadcastss	348f(%rip),%zmm0
vdivps	%zmm1,%zmm0,%zmm26
vmulps	%zmm14,%zmm10,%zmm13
vmovups	%zmm13,624(%rsp)
vmovups	%zmm19,1072(%rsp)
vcmpleps	1136(%rsp),%zmm19,%k1
vcmpgeps	944(%rsp),%zmm19,%k2
vblendmps	%zmm25,%zmm18,%zmm1 {%k2}
vbroadcastss	377f(%rip),%zmm2
vxorps	%zmm2,%zmm25,%zmm1 {%k1}
vcmpleps	%zmm1,%zmm29,%k5
vpslld	$31,%zmm3,%zmm1
vpmovd2m	%zmm1,%k6
korw	%k6,%k5,%k0
knotw	%k0,%k1
vbroadcastss	348f(%rip),%zmm0
vmovaps	%zmm0,%zmm17 {%k1} {z}
vcmpleps	1008(%rsp),%zmm16,%k1
vcmpgeps	1200(%rsp),%zmm16,%k2
vblendmps	%zmm31,%zmm18,%zmm1 {%k2}
vxorps	%zmm2,%zmm31,%zmm1 {%k1}
vmovups	%zmm31,560(%rsp)
vcmpleps	%zmm1,%zmm29,%k7
vmovdqa64	%zmm3,%zmm0
vpbroadcastd	442f(%rip),%zmm3
vpandd	%zmm3,%zmm0,%zmm1
vmovdqu64	%zmm1,2384(%rsp)
vmovdqa64	%zmm0,%zmm4
vptestmd	%zmm1,%zmm1,%k0
korw	%k7,%k0,%k0
knotw	%k0,%k1
vbroadcastss	348f(%rip),%zmm0
vmovaps	%zmm0,%zmm30 {%k1} {z}
vcmpleps	688(%rsp),%zmm11,%k1
vcmpgeps	192(%rsp),%zmm11,%k2
vblendmps	%zmm12,%zmm18,%zmm1 {%k2}
vxorps	%zmm2,%zmm12,%zmm1 {%k1}
vcmpleps	%zmm1,%zmm29,%k1
vpbroadcastd	443f(%rip),%zmm3
vpandd	%zmm3,%zmm4,%zmm0
vmovdqu64	%zmm0,2320(%rsp)
vmovdqa64	%zmm4,%zmm6
vptestmd	%zmm0,%zmm0,%k0
korw	%k1,%k0,%k0
knotw	%k0,%k3
vcmpgeps	1872(%rsp),%zmm8,%k2
vmovups	752(%rsp),%zmm10
vblendmps	%zmm10,%zmm18,%zmm1 {%k2}
vcmpleps	1264(%rsp),%zmm8,%k2
vxorps	%zmm2,%zmm10,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm29,%k2
vmulps	%zmm30,%zmm27,%zmm1
vmovups	%zmm30,2192(%rsp)
vmulps	1680(%rsp),%zmm1,%zmm2
vmulps	%zmm17,%zmm21,%zmm4
vmovups	%zmm17,2256(%rsp)
vmulps	%zmm4,%zmm2,%zmm24
vbroadcastss	348f(%rip),%zmm0
vmovaps	%zmm0,%zmm5 {%k3} {z}
vmulps	%zmm5,%zmm26,%zmm0
vmovups	%zmm5,2896(%rsp)
vmulps	%zmm0,%zmm15,%zmm2
vmulps	%zmm4,%zmm2,%zmm22
vmulps	%zmm0,%zmm7,%zmm2
vmovaps	%zmm0,%zmm15
vmovups	%zmm0,2448(%rsp)
vmulps	%zmm24,%zmm22,%zmm11
vfmsub231ps	%zmm2,%zmm1,%zmm11
vmaxps	%zmm20,%zmm23,%zmm2
vsqrtps	%zmm2,%zmm2
vbroadcastss	348f(%rip),%zmm0
vdivps	%zmm2,%zmm0,%zmm7
vpbroadcastd	444f(%rip),%zmm3
vpandd	%zmm3,%zmm6,%zmm0
vmovdqu64	%zmm0,2128(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k2,%k0,%k0
knotw	%k0,%k3
vbroadcastss	348f(%rip),%zmm0
vmovaps	%zmm0,%zmm19 {%k3} {z}
vmulps	%zmm19,%zmm7,%zmm6
vmovups	%zmm19,2064(%rsp)
vmulps	%zmm6,%zmm28,%zmm2
vmulps	%zmm4,%zmm2,%zmm18
vmovaps	%zmm24,%zmm2
vfnmadd213ps	348f(%rip){1to16},%zmm24,%zmm2
vbroadcastss	395f(%rip),%zmm3
vmaxps	%zmm3,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm6,%zmm13,%zmm4
vmovups	%zmm6,2512(%rsp)
vmulps	%zmm24,%zmm18,%zmm13
vfmsub231ps	%zmm4,%zmm1,%zmm13
vbroadcastss	348f(%rip),%zmm0
vdivps	%zmm2,%zmm0,%zmm23
vmulps	%zmm23,%zmm11,%zmm0
vmovaps	%zmm22,%zmm1
vfnmadd213ps	348f(%rip){1to16},%zmm22,%zmm1
vfnmadd231ps	%zmm0,%zmm0,%zmm1
vmaxps	%zmm3,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	496(%rsp),%zmm6,%zmm2
vmulps	%zmm22,%zmm18,%zmm4
vfmsub231ps	%zmm2,%zmm15,%zmm4
vbroadcastss	348f(%rip),%zmm2
vdivps	%zmm1,%zmm2,%zmm8
vmulps	%zmm23,%zmm13,%zmm28
vfnmadd231ps	%zmm0,%zmm28,%zmm4
vmovaps	%zmm16,%zmm14
vmulps	%zmm8,%zmm4,%zmm16
vmovaps	%zmm18,%zmm1
vfnmadd213ps	348f(%rip){1to16},%zmm18,%zmm1
vfnmadd231ps	%zmm28,%zmm28,%zmm1
vfnmadd231ps	%zmm16,%zmm16,%zmm1
vmaxps	%zmm3,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vbroadcastss	348f(%rip),%zmm2
vdivps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm25,%zmm20
vmovups	%zmm25,1808(%rsp)
vmulps	%zmm21,%zmm25,%zmm25
vmulps	%zmm31,%zmm27,%zmm31
vmulps	%zmm17,%zmm25,%zmm13
vmulps	%zmm13,%zmm24,%zmm2
vfmsub231ps	%zmm31,%zmm30,%zmm2
vmulps	%zmm23,%zmm2,%zmm15
vmulps	%zmm12,%zmm26,%zmm30
vmulps	%zmm13,%zmm22,%zmm2
vfmsub231ps	%zmm30,%zmm5,%zmm2
vfnmadd231ps	%zmm15,%zmm0,%zmm2
vmulps	%zmm8,%zmm2,%zmm11
vmulps	%zmm10,%zmm7,%zmm2
vmulps	%zmm13,%zmm18,%zmm4
vfmsub231ps	%zmm2,%zmm19,%zmm4
vfnmadd231ps	%zmm15,%zmm28,%zmm4
vfnmadd231ps	%zmm11,%zmm16,%zmm4
vmulps	%zmm1,%zmm4,%zmm4
vmulps	%zmm4,%zmm1,%zmm1
vfnmadd213ps	%zmm11,%zmm1,%zmm16
vmulps	%zmm16,%zmm8,%zmm8
vfnmadd213ps	%zmm15,%zmm8,%zmm0
vfnmadd231ps	%zmm28,%zmm1,%zmm0
vmulps	%zmm0,%zmm23,%zmm0
vfnmadd213ps	%zmm13,%zmm0,%zmm24
vfnmadd231ps	%zmm22,%zmm8,%zmm24
vfnmadd231ps	%zmm18,%zmm1,%zmm24
vmulps	%zmm24,%zmm21,%zmm21
vmovups	1072(%rsp),%zmm10
vaddps	%zmm21,%zmm10,%zmm16
vcmpunordps	%zmm16,%zmm16,%k3
vmovups	944(%rsp),%zmm5
vminps	%zmm16,%zmm5,%zmm18
vmovaps	%zmm5,%zmm18 {%k3}
vcmpunordps	%zmm18,%zmm18,%k3
vmovups	1136(%rsp),%zmm17
vmaxps	%zmm18,%zmm17,%zmm18
vmovaps	%zmm17,%zmm18 {%k3}
vcmpeqps	%zmm10,%zmm18,%k3
vcmpneqps	%zmm18,%zmm16,%k0 {%k3}
vmulps	%zmm0,%zmm27,%zmm28
vaddps	%zmm28,%zmm14,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	1200(%rsp),%zmm24
vminps	%zmm0,%zmm24,%zmm16
vmovaps	%zmm24,%zmm16 {%k3}
vcmpunordps	%zmm16,%zmm16,%k3
vmovups	1008(%rsp),%zmm5
vmaxps	%zmm16,%zmm5,%zmm16
vmovaps	%zmm5,%zmm16 {%k3}
vcmpeqps	%zmm14,%zmm16,%k3
vmovaps	%zmm14,%zmm18
vcmpneqps	%zmm16,%zmm0,%k3 {%k3}
vmulps	%zmm8,%zmm26,%zmm19
vmovups	4624(%rsp),%zmm6
vaddps	%zmm19,%zmm6,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	192(%rsp),%zmm10
vminps	%zmm0,%zmm10,%zmm8
vmovaps	%zmm10,%zmm8 {%k4}
vcmpunordps	%zmm8,%zmm8,%k4
vmovups	688(%rsp),%zmm23
vmaxps	%zmm8,%zmm23,%zmm8
vmovaps	%zmm23,%zmm8 {%k4}
vcmpeqps	%zmm6,%zmm8,%k4
vcmpneqps	%zmm8,%zmm0,%k4 {%k4}
knotw	%k6,%k6
korw	%k6,%k5,%k5
vmovdqu64	2384(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k6
knotw	%k5,%k5
vfmadd213ps	%zmm29,%zmm25,%zmm25 {%k5} {z}
korw	%k6,%k7,%k5
knotw	%k5,%k5
vmovaps	%zmm31,%zmm0 {%k5} {z}
vfmadd213ps	%zmm25,%zmm0,%zmm0
vmovdqu64	2320(%rsp),%zmm3
vptestnmd	%zmm3,%zmm3,%k5
korw	%k5,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm30,%zmm8 {%k1} {z}
vfmadd213ps	%zmm0,%zmm8,%zmm8
vmovdqu64	2128(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k1
korw	%k1,%k2,%k1
knotw	%k1,%k1
vmovaps	%zmm2,%zmm0 {%k1} {z}
vfmadd213ps	%zmm8,%zmm0,%zmm0
vfmadd213ps	%zmm29,%zmm13,%zmm13
vfmadd231ps	%zmm15,%zmm15,%zmm13
vfmadd231ps	%zmm11,%zmm11,%zmm13
vfmadd231ps	%zmm4,%zmm4,%zmm13
vbroadcastss	348f(%rip),%zmm2
vdivps	%zmm26,%zmm2,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmulps	445f(%rip){1to16},%zmm2,%zmm2
vbroadcastss	348f(%rip),%zmm4
vdivps	%zmm7,%zmm4,%zmm4
vmovups	368(%rsp),%zmm31
vmulps	%zmm31,%zmm4,%zmm4
vmulps	446f(%rip){1to16},%zmm4,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vsqrtps	%zmm13,%zmm27
vbroadcastss	367f(%rip),%zmm3
vmovups	5904(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm4
vbroadcastss	348f(%rip),%zmm5
vdivps	%zmm4,%zmm5,%zmm4
vmulps	%zmm27,%zmm4,%zmm4
vminps	447f(%rip){1to16},%zmm4,%zmm4
vbroadcastss	363f(%rip),%zmm22
vmaxps	%zmm22,%zmm4,%zmm4
vbroadcastss	348f(%rip),%zmm5
vsubps	%zmm4,%zmm5,%zmm5
vbroadcastss	348f(%rip),%zmm8
vdivps	%zmm5,%zmm8,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vmulps	%zmm4,%zmm27,%zmm4
movq	(%rsp),%rax
vbroadcastss	16(%rax),%zmm5
vcmpleps	%zmm5,%zmm4,%k1
vcmpleps	%zmm2,%zmm27,%k2
korw	%k1,%k2,%k1
vmulss	%xmm5,%xmm5,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm0,%k1 {%k1}
vmulps	%zmm1,%zmm7,%zmm26
vmovups	2192(%rsp),%zmm5
vmovups	2256(%rsp),%zmm4
vmulps	%zmm4,%zmm5,%zmm0
vmovups	2896(%rsp),%zmm15
vmulps	%zmm0,%zmm15,%zmm0
vmovups	2064(%rsp),%zmm10
vmulps	%zmm0,%zmm10,%zmm0
vcmpnltps	%zmm0,%zmm29,%k5
vmovups	2960(%rsp),%zmm0
vfmadd213ps	%zmm29,%zmm20,%zmm0
vmovups	3024(%rsp),%zmm1
vfmadd231ps	560(%rsp),%zmm1,%zmm0
vfmadd231ps	3088(%rsp),%zmm12,%zmm0
vmovups	3280(%rsp),%zmm1
vfmadd231ps	752(%rsp),%zmm1,%zmm0
vmovups	5072(%rsp),%zmm22
vsubps	%zmm0,%zmm22,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmulps	373f(%rip){1to16},%zmm22,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vmaxps	%zmm3,%zmm0,%zmm0
vbroadcastss	348f(%rip),%zmm1
vdivps	%zmm0,%zmm1,%zmm0
vmulps	%zmm0,%zmm22,%zmm0
vmulps	3152(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	1744(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vcmpltps	%zmm22,%zmm29,%k2
vbroadcastss	348f(%rip),%zmm20
vmaxps	448f(%rip){1to16},%zmm0,%zmm20 {%k2}
vbroadcastss	364f(%rip),%zmm16
vandps	%zmm16,%zmm21,%zmm0
vbroadcastss	449f(%rip),%zmm11
vaddps	%zmm11,%zmm0,%zmm0
vbroadcastss	348f(%rip),%zmm1
vdivps	%zmm0,%zmm1,%zmm0
vcmpunordps	%zmm20,%zmm20,%k2
vminps	%zmm20,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k2}
vcmpltps	%zmm29,%zmm21,%k2
vmovups	1072(%rsp),%zmm8
vmovups	944(%rsp),%zmm14
vsubps	%zmm8,%zmm14,%zmm2
vsubps	%zmm17,%zmm8,%zmm2 {%k2}
vmovaps	%zmm17,%zmm30
vmulps	%zmm0,%zmm2,%zmm0
vmulps	%zmm2,%zmm4,%zmm2
vcmpltps	%zmm2,%zmm29,%k2
vandps	%zmm16,%zmm28,%zmm2
vaddps	%zmm11,%zmm2,%zmm2
vbroadcastss	348f(%rip),%zmm4
vdivps	%zmm2,%zmm4,%zmm2
vbroadcastss	452f(%rip),%zmm13
vmulps	%zmm13,%zmm0,%zmm0
vbroadcastss	423f(%rip),%zmm25
vmovaps	%zmm25,%zmm4
vminps	%zmm25,%zmm0,%zmm4 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k2}
vcmpltps	%zmm29,%zmm28,%k2
vmovaps	%zmm24,%zmm17
vmovaps	%zmm18,%zmm3
vsubps	%zmm18,%zmm24,%zmm0
vmovups	1008(%rsp),%zmm18
vsubps	%zmm18,%zmm3,%zmm0 {%k2}
vmulps	%zmm2,%zmm0,%zmm2
vmulps	%zmm0,%zmm5,%zmm0
vcmpltps	%zmm0,%zmm29,%k2
vmovaps	%zmm25,%zmm0
vmulps	%zmm13,%zmm2,%zmm0 {%k2}
vmovaps	%zmm19,%zmm24
vandps	%zmm16,%zmm19,%zmm2
vaddps	%zmm11,%zmm2,%zmm2
vbroadcastss	348f(%rip),%zmm5
vdivps	%zmm2,%zmm5,%zmm2
vcmpunordps	%zmm4,%zmm4,%k2
vminps	%zmm4,%zmm0,%zmm4
vmovaps	%zmm0,%zmm4 {%k2}
vcmpltps	%zmm29,%zmm19,%k2
vmovups	192(%rsp),%zmm0
vsubps	%zmm6,%zmm0,%zmm0
vsubps	%zmm23,%zmm6,%zmm0 {%k2}
vmovaps	%zmm6,%zmm7
vmulps	%zmm2,%zmm0,%zmm2
vmulps	%zmm0,%zmm15,%zmm0
vcmpltps	%zmm0,%zmm29,%k2
vmovaps	%zmm25,%zmm0
vmulps	%zmm13,%zmm2,%zmm0 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vminps	%zmm4,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k2}
vandps	%zmm16,%zmm26,%zmm0
vaddps	%zmm11,%zmm0,%zmm0
vbroadcastss	348f(%rip),%zmm4
vdivps	%zmm0,%zmm4,%zmm0
vcmpltps	%zmm29,%zmm26,%k2
vmovups	1872(%rsp),%zmm6
vsubps	%zmm31,%zmm6,%zmm4
vmovups	1264(%rsp),%zmm19
vsubps	%zmm19,%zmm31,%zmm4 {%k2}
vmulps	%zmm0,%zmm4,%zmm0
vmulps	%zmm4,%zmm10,%zmm4
vcmpltps	%zmm4,%zmm29,%k2
vmovaps	%zmm25,%zmm4
vmulps	%zmm13,%zmm0,%zmm4 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vminps	%zmm2,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k2}
vcmpgtps	3216(%rsp),%zmm25,%k2
vcmpltps	%zmm1,%zmm0,%k2 {%k2}
vmovaps	%zmm0,%zmm1 {%k2}
vmovups	5840(%rsp),%zmm0
vsubps	880(%rsp),%zmm0,%zmm0
vbroadcastss	348f(%rip),%zmm2
vmovaps	%zmm2,%zmm2 {%k5} {z}
vbroadcastss	376f(%rip),%zmm4
vblendmps	%zmm2,%zmm4,%zmm10 {%k1}
vmovups	5776(%rsp),%zmm23
vmovups	2576(%rsp),%zmm16
vcmpleps	%zmm16,%zmm23,%k1
vbroadcastss	398f(%rip),%zmm15
vminps	%zmm15,%zmm10,%zmm10 {%k1}
vcmpeqps	%zmm4,%zmm10,%k6
vcmpnltps	%zmm0,%zmm29,%k5
korw	%k6,%k5,%k5
vmovups	4752(%rsp),%zmm2
vblendmps	%zmm2,%zmm21,%zmm2 {%k5}
vmovups	%zmm2,4752(%rsp)
vfmadd213ps	%zmm8,%zmm1,%zmm21
vcmpunordps	%zmm21,%zmm21,%k7
vminps	%zmm21,%zmm14,%zmm2
vbroadcastss	348f(%rip),%zmm21
vmovaps	%zmm14,%zmm2 {%k7}
vaddps	%zmm26,%zmm31,%zmm4
vcmpunordps	%zmm4,%zmm4,%k7
vminps	%zmm4,%zmm6,%zmm5
vmovaps	%zmm6,%zmm5 {%k7}
vcmpunordps	%zmm5,%zmm5,%k7
vmaxps	%zmm5,%zmm19,%zmm5
vmovaps	%zmm19,%zmm5 {%k7}
vcmpeqps	%zmm31,%zmm5,%k7
vcmpneqps	%zmm5,%zmm4,%k7 {%k7}
vpbroadcastd	443f(%rip),%zmm4
vmovdqa32	%zmm4,%zmm4 {%k4} {z}
vpord	444f(%rip){1to16},%zmm4,%zmm4 {%k7}
vpord	442f(%rip){1to16},%zmm4,%zmm4 {%k3}
vpmovm2d	%k0,%zmm5
vpsrld	$31,%zmm5,%zmm5
vpord	%zmm5,%zmm4,%zmm4
vmovups	4688(%rsp),%zmm5
vmovaps	%zmm5,%zmm10 {%k5}
vmovups	4880(%rsp),%zmm5
vblendmps	%zmm5,%zmm24,%zmm5 {%k5}
vmovups	%zmm5,4880(%rsp)
vmovups	4944(%rsp),%zmm5
vblendmps	%zmm5,%zmm26,%zmm5 {%k5}
vmovups	%zmm5,4944(%rsp)
vcmpltps	%zmm0,%zmm29,%k3 {%k6}
vmovdqu64	5008(%rsp),%zmm26
vpord	%zmm4,%zmm26,%zmm26 {%k3}
vptestnmd	%zmm4,%zmm4,%k3 {%k3}
vmovups	5904(%rsp),%zmm25
vmovaps	%zmm27,%zmm25 {%k3}
vmovups	4816(%rsp),%zmm0
vblendmps	%zmm0,%zmm28,%zmm0 {%k5}
vmovups	%zmm0,4816(%rsp)
vcmpunordps	%zmm2,%zmm2,%k4
vmaxps	%zmm2,%zmm30,%zmm0
vmovaps	%zmm30,%zmm0 {%k4}
vmovups	3152(%rsp),%zmm15
vmovaps	%zmm1,%zmm15 {%k3}
vblendmps	%zmm0,%zmm8,%zmm27 {%k3}
vsubps	%zmm8,%zmm27,%zmm13
vmovups	2960(%rsp),%zmm4
vmovaps	%zmm13,%zmm4 {%k3}
vfmadd132ps	1808(%rsp),%zmm29,%zmm13
vfmadd213ps	%zmm3,%zmm28,%zmm1
vminps	%zmm1,%zmm17,%zmm0
vcmpunordps	%zmm1,%zmm1,%k4
vmovaps	%zmm17,%zmm0 {%k4}
vmaxps	%zmm0,%zmm18,%zmm1
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm18,%zmm1 {%k4}
vblendmps	%zmm1,%zmm3,%zmm1 {%k3}
vsubps	%zmm3,%zmm1,%zmm0
vmovups	3024(%rsp),%zmm14
vmovaps	%zmm0,%zmm14 {%k3}
vfmadd231ps	560(%rsp),%zmm0,%zmm13
vdivps	%zmm20,%zmm21,%zmm0
vmulps	%zmm4,%zmm0,%zmm2
vmovaps	%zmm4,%zmm24
vmovaps	%zmm2,%zmm4
vfnmadd132ps	1488(%rsp),%zmm12,%zmm4
vmovups	752(%rsp),%zmm17
vfnmadd132ps	1616(%rsp),%zmm17,%zmm2
vmulps	%zmm14,%zmm0,%zmm0
vfnmadd231ps	1552(%rsp),%zmm0,%zmm4
vmovups	2448(%rsp),%zmm18
vmulps	%zmm4,%zmm18,%zmm4
vmulps	496(%rsp),%zmm18,%zmm5
vmovups	2512(%rsp),%zmm30
vmulps	%zmm5,%zmm30,%zmm8
vmulps	%zmm4,%zmm8,%zmm11
vfnmadd213ps	%zmm21,%zmm8,%zmm8
vmaxps	395f(%rip){1to16},%zmm8,%zmm8
vdivps	%zmm8,%zmm21,%zmm8
vfnmadd231ps	624(%rsp),%zmm0,%zmm2
vfmsub231ps	%zmm2,%zmm30,%zmm11
vmulps	%zmm11,%zmm8,%zmm0
vmulps	%zmm0,%zmm30,%zmm0
vmulps	%zmm4,%zmm18,%zmm2
vmulps	%zmm18,%zmm5,%zmm4
vmulps	%zmm0,%zmm20,%zmm0
vbroadcastss	453f(%rip),%zmm3
vmulps	%zmm3,%zmm31,%zmm5
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k4}
vaddps	%zmm0,%zmm31,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm19,%zmm0
vmovaps	%zmm19,%zmm0 {%k4}
vblendmps	%zmm0,%zmm31,%zmm0 {%k3}
vsubps	%zmm31,%zmm0,%zmm5
vfmadd231ps	%zmm17,%zmm5,%zmm13
vmulps	%zmm2,%zmm20,%zmm2
vfnmadd231ps	%zmm4,%zmm5,%zmm2
vmovups	3280(%rsp),%zmm6
vmovaps	%zmm5,%zmm6 {%k3}
vmulps	%zmm3,%zmm7,%zmm3
vcmpunordps	%zmm2,%zmm2,%k4
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k4}
vaddps	%zmm2,%zmm7,%zmm2
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	192(%rsp),%zmm3
vminps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	688(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k4}
vblendmps	%zmm2,%zmm7,%zmm2 {%k3}
vmovups	%zmm2,560(%rsp)
vsubps	%zmm7,%zmm2,%zmm2
vfmadd231ps	%zmm2,%zmm12,%zmm13
vmovups	3088(%rsp),%zmm3
vmovaps	%zmm2,%zmm3 {%k3}
vmovaps	%zmm29,%zmm13 {%k2}
vmovaps	%zmm13,%zmm22 {%k3}
knotw	%k3,%k2
vmovdqa32	%zmm26,%zmm26 {%k2} {z}
vcmpeqps	880(%rsp),%zmm29,%k2
vbroadcastss	376f(%rip),%zmm2
vcmpeqps	%zmm2,%zmm10,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	398f(%rip),%zmm4
vmovaps	%zmm4,%zmm10 {%k1}
vcmpeqps	%zmm2,%zmm10,%k1
vmovaps	%zmm21,%zmm17 {%k1} {z}
vcmpunordps	%zmm16,%zmm16,%k1
vminps	%zmm16,%zmm23,%zmm18
vmovaps	%zmm23,%zmm18 {%k1}
vmovups	%zmm10,4688(%rsp)
vmovaps	%zmm0,%zmm4
vmovaps	%zmm1,%zmm8
vxorps	%xmm31,%xmm31,%xmm31
vmovaps	%zmm6,%zmm5
vmovups	3216(%rsp),%zmm6
vmovups	1744(%rsp),%zmm7
vmovaps	%zmm15,%zmm10
vmovaps	%zmm3,%zmm13
vmovaps	%zmm14,%zmm15
vmovaps	%zmm24,%zmm16
75:
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm17,%xmm0
vmovshdup	%xmm17,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm17,%xmm17,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm17,%xmm17,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm17,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm17,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm17,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
vmovups	%zmm4,368(%rsp)
vmovups	%zmm8,2064(%rsp)
vmovups	%zmm27,1072(%rsp)
vmovups	%zmm18,2896(%rsp)
jbe	322f
vmovups	%zmm17,5840(%rsp)
vmovups	%zmm16,2960(%rsp)
vmovups	%zmm15,3024(%rsp)
vmovups	%zmm13,3088(%rsp)
vmovdqu64	%zmm26,5008(%rsp)
vmovups	%zmm22,5072(%rsp)
vmovups	%zmm10,3152(%rsp)
vmovups	%zmm25,5904(%rsp)
vmovups	%zmm7,1744(%rsp)
vmovups	%zmm6,3216(%rsp)
vmovups	%zmm5,3280(%rsp)
vcvttss2usi	%xmm18,%eax
shrl	$25,%eax
movq	(%rsp),%rdx
vmovss	52(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,2000(%rsp)
vmovss	56(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,4624(%rsp)
vmovss	76(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1392(%rsp)
vmovss	80(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1472(%rsp)
vmovss	60(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1456(%rsp)
vmovss	84(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1440(%rsp)
vmovss	64(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1424(%rsp)
vmovss	88(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1408(%rsp)
vcvttss2usi	212(%rdx),%eax
vcvttss2usi	216(%rdx),%edi
vcvttss2usi	220(%rdx),%r11d
vbroadcastss	224(%rdx),%zmm3
vcvttss2usi	%xmm3,%r8d
vbroadcastss	228(%rdx),%zmm0
vfnmadd231ps	%zmm3,%zmm27,%zmm0
vfnmadd213ps	232(%rdx){1to16},%zmm8,%zmm3
vmovups	%zmm0,2192(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	424f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	425f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2320(%rsp)
vmovups	%zmm3,2256(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,1808(%rsp)
movq	24(%rsp),%rbp
imulq	%r8,%rbp
movl	%ebp,%esi
andl	$-4,%esi
addl	$8,%esi
movslq	%r11d,%rdx
subl	%esi,%r11d
addq	$5,%rbp
movslq	%edi,%r9
subl	%esi,%edi
imulq	%rax,%r9
movq	%r9,2128(%rsp)
movq	%r8,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%r9
shlq	$2,%rdx
imulq	%rdx,%r8
movq	%r8,1488(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
movl	$16,%r14d
vmovaps	%zmm21,%zmm6
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm1,%xmm1,%xmm1
movl	$16,%eax
movl	%edi,2448(%rsp)
movl	%r11d,2384(%rsp)
jmp	77f
.p2align	4
76:
vmovups	2576(%rsp),%zmm6
vsubps	192(%rsp),%zmm6,%zmm6
movl	2512(%rsp),%eax
movl	%eax,%r14d
movl	2448(%rsp),%edi
movl	2384(%rsp),%r11d
77:
addl	$-1,%eax
jae	96f
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm6,%xmm0
vmovshdup	%xmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm6,%xmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm6,%xmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf128	$1,%ymm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$2,%zmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$3,%zmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vucomiss	%xmm5,%xmm0
jbe	96f
movl	%eax,2512(%rsp)
vmovups	%zmm6,2576(%rsp)
vcmpltps	%zmm6,%zmm31,%k1
vbroadcastss	378f(%rip),%zmm6
vmovups	2320(%rsp),%zmm10
vblendmps	%zmm10,%zmm6,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm2
vminss	%xmm0,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf128	$1,%ymm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$2,%zmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm0
vmovss	348f(%rip),%xmm7
vaddss	%xmm7,%xmm0,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm10,%k1 {%k1}
vmovups	1808(%rsp),%zmm10
vblendmps	%zmm10,%zmm6,%zmm2 {%k1}
vmovshdup	%xmm2,%xmm4
vminss	%xmm2,%xmm4,%xmm4
vshufpd	$1,%xmm2,%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm2,%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf128	$1,%ymm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$2,%zmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$3,%zmm2,%xmm2
vminss	%xmm4,%xmm2,%xmm4
vmovshdup	%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufpd	$1,%xmm2,%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm4,%xmm2,%xmm2
vcvttss2si	%xmm0,%r8d
decl	%r8d
vcvttss2si	%xmm2,%r10d
decl	%r10d
cmpl	%r11d,%r8d
movl	%r11d,%eax
cmovll	%r8d,%eax
cmpl	%edi,%r10d
movl	%edi,%r15d
cmovll	%r10d,%r15d
vaddss	%xmm7,%xmm2,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm10,%zmm2,%k2
vcmpleps	%zmm0,%zmm10,%k0 {%k2}
kandw	%k0,%k1,%k3
vmovaps	%zmm21,%zmm0 {%k3} {z}
vmovups	%zmm0,192(%rsp)
testq	%r12,%r12
je	76b
movl	%eax,%esi
sarl	$31,%esi
movl	%r11d,%r12d
andnl	%eax,%esi,%r11d
leaq	1(%r11),%rax
vcvtsi2ss	%rax,%xmm15,%xmm4
leaq	2(%r11),%rax
vcvtsi2ss	%rax,%xmm15,%xmm5
leaq	3(%r11),%rax
vcvtsi2ss	%rax,%xmm15,%xmm6
movl	%r15d,%eax
sarl	$31,%eax
andnl	%r15d,%eax,%r13d
leaq	4(%r11),%rax
vcvtsi2ss	%rax,%xmm15,%xmm10
vcvtsi2ss	%r11d,%xmm15,%xmm0
leaq	1(%r13),%rax
vcvtsi2ss	%rax,%xmm15,%xmm19
leaq	2(%r13),%rax
vmovups	%zmm23,432(%rsp)
vcvtsi2ss	%rax,%xmm15,%xmm23
leaq	3(%r13),%r15
vcvtsi2ss	%r13d,%xmm15,%xmm18
leaq	4(%r13),%r11
vbroadcastss	%xmm0,%zmm0
vmovups	2192(%rsp),%zmm25
vsubps	%zmm0,%zmm25,%zmm7
vbroadcastss	364f(%rip),%zmm24
vandps	%zmm24,%zmm7,%zmm0
vsubps	%zmm0,%zmm21,%zmm2
vmaxps	%zmm31,%zmm2,%zmm2
vbroadcastss	398f(%rip),%zmm31
vsubps	%zmm0,%zmm31,%zmm0
vxorps	%xmm16,%xmm16,%xmm16
vmaxps	%zmm16,%zmm0,%zmm16
vmovups	%zmm3,752(%rsp)
vmovups	%zmm20,496(%rsp)
vmulps	%zmm2,%zmm2,%zmm20
vmulps	%zmm16,%zmm16,%zmm21
vmulps	%zmm20,%zmm2,%zmm0
vbroadcastss	432f(%rip),%zmm26
vmulps	%zmm26,%zmm0,%zmm0
vfmadd231ps	%zmm16,%zmm21,%zmm0
vmovups	%zmm0,1200(%rsp)
vfmadd213ps	%zmm21,%zmm26,%zmm20
vbroadcastss	363f(%rip),%zmm27
vmulps	%zmm27,%zmm20,%zmm2
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm7,%k1
vbroadcastss	377f(%rip),%zmm0
vxorps	%zmm0,%zmm2,%zmm2 {%k1}
vmovups	%zmm2,688(%rsp)
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm4,%zmm25,%zmm16
vmovaps	%zmm24,%zmm3
vandps	%zmm24,%zmm16,%zmm4
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm4,%zmm0,%zmm7
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm7,%zmm20
vsubps	%zmm4,%zmm31,%zmm4
vmaxps	%zmm0,%zmm4,%zmm21
vmulps	%zmm20,%zmm20,%zmm27
vmulps	%zmm21,%zmm21,%zmm24
vmulps	%zmm27,%zmm20,%zmm4
vmulps	%zmm26,%zmm4,%zmm0
vfmadd231ps	%zmm21,%zmm24,%zmm0
vmovups	%zmm0,1136(%rsp)
vfmadd213ps	%zmm24,%zmm26,%zmm27
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm16,%k1
kmovw	%k1,1008(%rsp)
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm5,%zmm25,%zmm5
vandps	%zmm3,%zmm5,%zmm16
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm16,%zmm0,%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm20,%zmm20
vsubps	%zmm16,%zmm31,%zmm16
vmaxps	%zmm0,%zmm16,%zmm21
vmulps	%zmm20,%zmm20,%zmm16
vmulps	%zmm21,%zmm21,%zmm24
vmulps	%zmm16,%zmm20,%zmm20
vmulps	%zmm26,%zmm20,%zmm0
vfmadd231ps	%zmm21,%zmm24,%zmm0
vmovups	%zmm0,880(%rsp)
vfmadd213ps	%zmm24,%zmm26,%zmm16
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm5,%k1
kmovw	%k1,944(%rsp)
vbroadcastss	%xmm6,%zmm5
vsubps	%zmm5,%zmm25,%zmm5
vandps	%zmm3,%zmm5,%zmm6
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm6,%zmm0,%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm20,%zmm20
vsubps	%zmm6,%zmm31,%zmm6
vmaxps	%zmm0,%zmm6,%zmm21
vmulps	%zmm20,%zmm20,%zmm6
vmulps	%zmm21,%zmm21,%zmm24
vmulps	%zmm6,%zmm20,%zmm20
vmulps	%zmm26,%zmm20,%zmm0
vfmadd231ps	%zmm21,%zmm24,%zmm0
vmovups	%zmm0,816(%rsp)
vfmadd213ps	%zmm24,%zmm26,%zmm6
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm5,%k1
kmovw	%k1,1264(%rsp)
vbroadcastss	%xmm10,%zmm5
vsubps	%zmm5,%zmm25,%zmm5
vandps	%zmm3,%zmm5,%zmm10
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm10,%zmm0,%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm20,%zmm20
vsubps	%zmm10,%zmm31,%zmm10
vmaxps	%zmm0,%zmm10,%zmm21
vmulps	%zmm20,%zmm20,%zmm10
vmulps	%zmm21,%zmm21,%zmm24
vmulps	%zmm10,%zmm20,%zmm20
vmulps	%zmm26,%zmm20,%zmm0
vfmadd231ps	%zmm21,%zmm24,%zmm0
vmovups	%zmm0,624(%rsp)
vfmadd213ps	%zmm24,%zmm26,%zmm10
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm5,%k5
vbroadcastss	%xmm18,%zmm5
vmovups	2256(%rsp),%zmm4
vsubps	%zmm5,%zmm4,%zmm5
vandps	%zmm3,%zmm5,%zmm18
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm18,%zmm0,%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm20,%zmm20
vsubps	%zmm18,%zmm31,%zmm18
vmaxps	%zmm0,%zmm18,%zmm18
vmulps	%zmm20,%zmm20,%zmm24
vmulps	%zmm18,%zmm18,%zmm25
vmulps	%zmm24,%zmm20,%zmm20
vmulps	%zmm26,%zmm20,%zmm21
vfmadd231ps	%zmm18,%zmm25,%zmm21
vfmadd213ps	%zmm25,%zmm26,%zmm24
vcmpltps	%zmm0,%zmm5,%k6
vbroadcastss	%xmm19,%zmm5
vsubps	%zmm5,%zmm4,%zmm18
vandps	%zmm3,%zmm18,%zmm5
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm5,%zmm0,%zmm19
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm19,%zmm20
vsubps	%zmm5,%zmm31,%zmm5
vmaxps	%zmm0,%zmm5,%zmm25
vmulps	%zmm20,%zmm20,%zmm19
vmulps	%zmm25,%zmm25,%zmm28
vmulps	%zmm19,%zmm20,%zmm5
vmulps	%zmm26,%zmm5,%zmm7
vfmadd231ps	%zmm25,%zmm28,%zmm7
vfmadd213ps	%zmm28,%zmm26,%zmm19
vcmpltps	%zmm0,%zmm18,%k7
vbroadcastss	%xmm23,%zmm18
vsubps	%zmm18,%zmm4,%zmm20
vandps	%zmm3,%zmm20,%zmm18
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm18,%zmm0,%zmm23
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm23,%zmm25
vsubps	%zmm18,%zmm31,%zmm18
vmaxps	%zmm0,%zmm18,%zmm28
vmulps	%zmm25,%zmm25,%zmm23
vmulps	%zmm28,%zmm28,%zmm29
vmulps	%zmm23,%zmm25,%zmm18
vmulps	%zmm26,%zmm18,%zmm18
vfmadd231ps	%zmm28,%zmm29,%zmm18
vfmadd213ps	%zmm29,%zmm26,%zmm23
vcmpltps	%zmm0,%zmm20,%k2
vcvtsi2ss	%r15,%xmm15,%xmm20
vbroadcastss	%xmm20,%zmm20
vsubps	%zmm20,%zmm4,%zmm25
vandps	%zmm3,%zmm25,%zmm20
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm20,%zmm0,%zmm28
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm28,%zmm28
vsubps	%zmm20,%zmm31,%zmm20
vmaxps	%zmm0,%zmm20,%zmm29
vmulps	%zmm28,%zmm28,%zmm2
vmulps	%zmm29,%zmm29,%zmm0
vmulps	%zmm2,%zmm28,%zmm20
vmulps	%zmm26,%zmm20,%zmm20
vfmadd231ps	%zmm29,%zmm0,%zmm20
vfmadd213ps	%zmm0,%zmm26,%zmm2
vxorps	%xmm0,%xmm0,%xmm0
vcmpltps	%zmm0,%zmm25,%k1
vcvtsi2ss	%r11,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm4,%zmm4
vandps	%zmm3,%zmm4,%zmm25
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm25,%zmm0,%zmm28
vxorps	%xmm0,%xmm0,%xmm0
vmaxps	%zmm0,%zmm28,%zmm28
vsubps	%zmm25,%zmm31,%zmm25
vxorps	%xmm31,%xmm31,%xmm31
vmaxps	%zmm31,%zmm25,%zmm25
vmulps	%zmm28,%zmm28,%zmm29
vmulps	%zmm25,%zmm25,%zmm0
vmulps	%zmm29,%zmm28,%zmm28
vmulps	%zmm26,%zmm28,%zmm5
vfmadd231ps	%zmm25,%zmm0,%zmm5
vfmadd213ps	%zmm0,%zmm26,%zmm29
vbroadcastss	363f(%rip),%zmm28
vmulps	%zmm28,%zmm27,%zmm27
vbroadcastss	377f(%rip),%zmm0
kmovw	1008(%rsp),%k4
vxorps	%zmm0,%zmm27,%zmm27 {%k4}
vmulps	%zmm28,%zmm16,%zmm16
kmovw	944(%rsp),%k4
vxorps	%zmm0,%zmm16,%zmm16 {%k4}
vmulps	%zmm28,%zmm6,%zmm25
kmovw	1264(%rsp),%k4
vxorps	%zmm0,%zmm25,%zmm25 {%k4}
vmulps	%zmm28,%zmm10,%zmm26
vxorps	%zmm0,%zmm26,%zmm26 {%k5}
vmulps	%zmm28,%zmm24,%zmm24
vxorps	%zmm0,%zmm24,%zmm24 {%k6}
vmulps	%zmm28,%zmm19,%zmm3
vxorps	%zmm0,%zmm3,%zmm3 {%k7}
vmulps	%zmm28,%zmm23,%zmm23
vxorps	%zmm0,%zmm23,%zmm23 {%k2}
vcmpltps	%zmm31,%zmm4,%k2
movq	(%rsp),%rax
vbroadcastss	224(%rax),%zmm4
vmulps	%zmm28,%zmm2,%zmm2
vmovaps	%zmm28,%zmm31
vxorps	%zmm0,%zmm2,%zmm2 {%k1}
vmulps	688(%rsp),%zmm4,%zmm19
vmulps	%zmm4,%zmm27,%zmm28
vmulps	%zmm4,%zmm16,%zmm6
vmulps	%zmm4,%zmm25,%zmm10
vmulps	%zmm4,%zmm26,%zmm16
vmulps	%zmm4,%zmm24,%zmm25
vmulps	%zmm4,%zmm3,%zmm0
vmovups	%zmm0,1008(%rsp)
vmulps	%zmm4,%zmm23,%zmm0
vmovups	%zmm0,944(%rsp)
vmovups	432(%rsp),%zmm23
vmulps	%zmm4,%zmm2,%zmm0
vmovups	%zmm0,1264(%rsp)
vmulps	%zmm31,%zmm29,%zmm0
vxorps	377f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmulps	%zmm4,%zmm0,%zmm29
vbroadcastss	433f(%rip),%zmm2
vmulps	1200(%rsp),%zmm2,%zmm24
vmulps	1136(%rsp),%zmm2,%zmm4
vmulps	880(%rsp),%zmm2,%zmm26
vmulps	816(%rsp),%zmm2,%zmm0
vmulps	624(%rsp),%zmm2,%zmm27
vmulps	%zmm2,%zmm21,%zmm21
vmovups	%zmm21,1200(%rsp)
vmulps	%zmm2,%zmm7,%zmm7
vmovups	%zmm7,1136(%rsp)
vmulps	%zmm2,%zmm18,%zmm7
vmovups	%zmm7,880(%rsp)
vmulps	%zmm2,%zmm20,%zmm7
vmovups	%zmm7,816(%rsp)
vmovups	496(%rsp),%zmm20
vmovups	752(%rsp),%zmm3
vmulps	%zmm2,%zmm5,%zmm2
vmovups	%zmm2,624(%rsp)
cmpl	%r10d,%edi
cmovll	%edi,%r10d
movl	%r10d,%eax
sarl	$31,%eax
andnl	%r10d,%eax,%eax
addq	2128(%rsp),%rax
imulq	%rdx,%rax
cmpl	%r8d,%r12d
cmovll	%r12d,%r8d
movl	%r8d,%esi
sarl	$31,%esi
andnl	%r8d,%esi,%esi
leaq	(%rax,%rsi,4),%r11
addq	336(%rsp),%r11
movq	48(%rsp),%r13
movq	120(%rsp),%r8
xorl	%r10d,%r10d
vmovups	%zmm25,688(%rsp)
vmovups	%zmm29,1872(%rsp)
vmovups	%zmm19,1680(%rsp)
vmovups	%zmm28,1616(%rsp)
vmovups	%zmm6,1552(%rsp)
jmp	83f
.p2align	4
78:
xorl	%r15d,%r15d
vmovups	496(%rsp),%zmm20
79:
leaq	(%r15,%r15,2),%rax
shlq	$7,%rax
movq	8(%rsp),%rsi
vmovaps	109504(%rsi,%rax),%zmm2
vmovaps	109568(%rsi,%rax),%zmm5
vmovaps	109632(%rsi,%rax),%zmm7
vfmadd231ps	%zmm2,%zmm7,%zmm12
vmulps	%zmm5,%zmm2,%zmm18
vfmadd231ps	109312(%rsi,%rax),%zmm18,%zmm22
vaddps	%zmm7,%zmm3,%zmm3
vfmadd231ps	109376(%rsi,%rax),%zmm18,%zmm17
vfmadd231ps	%zmm2,%zmm18,%zmm9
vaddps	%zmm18,%zmm20,%zmm20
vaddps	%zmm5,%zmm23,%zmm23
82:
incq	%r10
addq	1488(%rsp),%r11
addq	%rcx,%r8
addq	72(%rsp),%r13
cmpq	%r12,%r10
je	76b
83:
vmovups	%zmm3,752(%rsp)
vmovups	%zmm20,496(%rsp)
vmovups	%zmm23,432(%rsp)
testq	%rbp,%rbp
vmovups	1008(%rsp),%zmm3
vmovups	944(%rsp),%zmm18
vmovups	1264(%rsp),%zmm20
vmovups	1200(%rsp),%zmm21
vmovups	1136(%rsp),%zmm23
vxorps	%xmm19,%xmm19,%xmm19
vmovups	880(%rsp),%zmm31
vmovups	816(%rsp),%zmm28
vmovups	624(%rsp),%zmm6
je	85f
movq	344(%rsp),%rax
xorl	%esi,%esi
.p2align	4
84:
leaq	(%r11,%rsi,4),%rdi
vbroadcastss	(%r11,%rsi,4),%zmm2
vmovaps	%zmm21,%zmm5
vfmadd213ps	%zmm19,%zmm2,%zmm5
vfmadd213ps	%zmm19,%zmm25,%zmm2
vbroadcastss	(%rdx,%rdi),%zmm7
addq	%rdx,%rdi
vfmadd231ps	%zmm23,%zmm7,%zmm5
vfmadd231ps	%zmm7,%zmm3,%zmm2
vbroadcastss	(%rdx,%rdi),%zmm7
addq	%rdx,%rdi
vfmadd231ps	%zmm31,%zmm7,%zmm5
vfmadd231ps	%zmm7,%zmm18,%zmm2
vbroadcastss	(%rdx,%rdi),%zmm7
addq	%rdx,%rdi
vfmadd231ps	%zmm28,%zmm7,%zmm5
vfmadd231ps	%zmm7,%zmm20,%zmm2
vbroadcastss	(%rdx,%rdi),%zmm7
vfmadd231ps	%zmm6,%zmm7,%zmm5
vmovaps	%zmm5,-64(%rax)
vfmadd231ps	%zmm7,%zmm29,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rsi
addq	$192,%rax
cmpq	%rsi,%rbp
jne	84b
85:
movl	%r13d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	176(%rsp),%r15
movq	352(%rsp),%rsi
movq	360(%rsp),%r12
xorl	%eax,%eax
vxorps	%xmm31,%xmm31,%xmm31
vmovups	1680(%rsp),%zmm19
vmovups	1616(%rsp),%zmm28
vmovups	1552(%rsp),%zmm6
jmp	87f
.p2align	4
86:
vxorps	%xmm3,%xmm3,%xmm3
vfmadd213ps	%zmm3,%zmm19,%zmm21
vfmadd213ps	%zmm21,%zmm28,%zmm25
vfmadd213ps	%zmm25,%zmm6,%zmm2
vfmadd213ps	%zmm2,%zmm10,%zmm5
vfmadd213ps	%zmm5,%zmm16,%zmm18
vbroadcastss	348f(%rip),%zmm21
vdivps	%zmm20,%zmm21,%zmm2
vmulps	192(%rsp),%zmm2,%zmm2
vsubps	%zmm20,%zmm23,%zmm5
vmulps	%zmm2,%zmm5,%zmm5
vmovaps	%zmm31,(%r8,%rax)
vxorps	%xmm31,%xmm31,%xmm31
vmovaps	%zmm18,-320(%r12)
vmovaps	%zmm29,-256(%r12)
vmovaps	%zmm7,-128(%r12)
vmovaps	%zmm2,-64(%r12)
vmovaps	%zmm5,(%r12)
addq	$64,%rax
addq	$384,%r12
addq	%r9,%rsi
cmpq	%rax,%rcx
je	88f
87:
vmovaps	-64(%r15,%rax,2),%zmm23
vmovaps	-832(%rsi),%zmm21
vmovaps	-640(%rsi),%zmm25
vmovaps	-448(%rsi),%zmm2
vmovaps	%zmm24,%zmm7
vfmadd213ps	%zmm31,%zmm21,%zmm7
vmovaps	-768(%rsi),%zmm29
vfmadd132ps	%zmm24,%zmm31,%zmm29
vfmadd231ps	%zmm4,%zmm25,%zmm7
vfmadd231ps	-576(%rsi),%zmm4,%zmm29
vfmadd231ps	%zmm26,%zmm2,%zmm7
vfmadd231ps	-384(%rsi),%zmm26,%zmm29
vmovaps	-256(%rsi),%zmm5
vfmadd231ps	%zmm0,%zmm5,%zmm7
vfmadd231ps	-192(%rsi),%zmm0,%zmm29
vmovaps	-64(%rsi),%zmm18
vfmadd231ps	(%rsi),%zmm27,%zmm29
vfmadd231ps	%zmm27,%zmm18,%zmm7
vmovaps	%zmm7,%zmm20
vmovups	560(%rsp),%zmm3
vfmadd213ps	368(%rsp),%zmm3,%zmm20
vmaxps	438f(%rip){1to16},%zmm20,%zmm20
vaddps	(%r15,%rax,2),%zmm20,%zmm20
vmovaps	%zmm20,%zmm31
cmpl	$16,%r14d
je	86b
vmovaps	(%r8,%rax),%zmm31
vmovaps	%zmm20,%zmm31 {%k3}
jmp	86b
.p2align	4
88:
cmpq	$0,24(%rsp)
movq	80(%rsp),%r12
je	92f
movq	184(%rsp),%rax
xorl	%r15d,%r15d
vmovups	432(%rsp),%zmm23
vmovups	752(%rsp),%zmm3
.p2align	4
89:
vmovaps	-704(%rax),%zmm2
vmovaps	-640(%rax),%zmm5
vmovaps	-448(%rax),%zmm7
vmovaps	-384(%rax),%zmm18
vfmadd231ps	%zmm2,%zmm18,%zmm1
vmulps	%zmm7,%zmm2,%zmm20
vfmadd231ps	%zmm2,%zmm20,%zmm11
vaddps	%zmm20,%zmm13,%zmm13
vfmadd231ps	%zmm18,%zmm5,%zmm15
vmulps	%zmm7,%zmm5,%zmm7
vfmadd231ps	%zmm2,%zmm7,%zmm8
vfmadd231ps	%zmm5,%zmm7,%zmm30
vaddps	%zmm7,%zmm14,%zmm2
vmovaps	-320(%rax),%zmm5
vmovaps	-256(%rax),%zmm7
vmovaps	-64(%rax),%zmm14
vmovaps	(%rax),%zmm18
vfmadd231ps	%zmm5,%zmm18,%zmm1
vmulps	%zmm14,%zmm5,%zmm20
vfmadd231ps	%zmm5,%zmm20,%zmm11
vaddps	%zmm20,%zmm13,%zmm13
vfmadd231ps	%zmm18,%zmm7,%zmm15
vmulps	%zmm14,%zmm7,%zmm14
vfmadd231ps	%zmm5,%zmm14,%zmm8
vfmadd231ps	%zmm7,%zmm14,%zmm30
vaddps	%zmm14,%zmm2,%zmm14
addq	$2,%r15
addq	$768,%rax
cmpq	%r15,%rbx
jne	89b
testb	$1,%r12b
jne	93f
cmpq	$0,24(%rsp)
vmovups	688(%rsp),%zmm25
vmovups	1872(%rsp),%zmm29
jne	94f
jmp	78b
.p2align	4
92:
xorl	%r15d,%r15d
vmovups	432(%rsp),%zmm23
vmovups	752(%rsp),%zmm3
93:
leaq	(%r15,%r15,2),%rax
shlq	$7,%rax
movq	8(%rsp),%rsi
vmovaps	109312(%rsi,%rax),%zmm2
vmovaps	109376(%rsi,%rax),%zmm5
vmovaps	109568(%rsi,%rax),%zmm7
vmovaps	109632(%rsi,%rax),%zmm18
vfmadd231ps	%zmm2,%zmm18,%zmm1
vmulps	%zmm7,%zmm2,%zmm20
vfmadd231ps	%zmm2,%zmm20,%zmm11
vaddps	%zmm20,%zmm13,%zmm13
vfmadd231ps	%zmm18,%zmm5,%zmm15
vmulps	%zmm7,%zmm5,%zmm7
vfmadd231ps	%zmm2,%zmm7,%zmm8
vfmadd231ps	%zmm5,%zmm7,%zmm30
vaddps	%zmm7,%zmm14,%zmm14
cmpq	$0,24(%rsp)
vmovups	688(%rsp),%zmm25
vmovups	1872(%rsp),%zmm29
je	78b
94:
movq	184(%rsp),%rax
xorl	%r15d,%r15d
vmovups	496(%rsp),%zmm20
.p2align	4
95:
vmovaps	-512(%rax),%zmm2
vmovaps	-448(%rax),%zmm5
vmovaps	-384(%rax),%zmm7
vmovaps	-128(%rax),%zmm18
vfmadd231ps	%zmm2,%zmm7,%zmm12
vaddps	%zmm7,%zmm3,%zmm3
vmulps	%zmm5,%zmm2,%zmm7
vfmadd231ps	-704(%rax),%zmm7,%zmm22
vfmadd231ps	-640(%rax),%zmm7,%zmm17
vfmadd231ps	%zmm2,%zmm7,%zmm9
vaddps	%zmm7,%zmm20,%zmm2
vaddps	%zmm5,%zmm23,%zmm5
vmovaps	-64(%rax),%zmm7
vmovaps	(%rax),%zmm20
vfmadd231ps	%zmm18,%zmm20,%zmm12
vaddps	%zmm20,%zmm3,%zmm3
vmulps	%zmm7,%zmm18,%zmm20
vfmadd231ps	-320(%rax),%zmm20,%zmm22
vfmadd231ps	-256(%rax),%zmm20,%zmm17
vfmadd231ps	%zmm18,%zmm20,%zmm9
vaddps	%zmm20,%zmm2,%zmm20
vaddps	%zmm7,%zmm5,%zmm23
addq	$2,%r15
addq	$768,%rax
cmpq	%r15,%rbx
jne	95b
testb	$1,%r12b
jne	79b
jmp	82b
.p2align	4
96:
vmovups	%zmm3,752(%rsp)
vbroadcastss	2000(%rsp),%zmm0
vmovups	%zmm0,1136(%rsp)
vbroadcastss	1392(%rsp),%zmm0
vmovups	%zmm0,944(%rsp)
vbroadcastss	4624(%rsp),%zmm0
vmovups	%zmm0,1008(%rsp)
vbroadcastss	1472(%rsp),%zmm0
vmovups	%zmm0,1200(%rsp)
vbroadcastss	1456(%rsp),%zmm0
vmovups	%zmm0,688(%rsp)
vbroadcastss	1440(%rsp),%zmm0
vmovups	%zmm0,192(%rsp)
vbroadcastss	1424(%rsp),%zmm0
vmovups	%zmm0,1264(%rsp)
vbroadcastss	1408(%rsp),%zmm0
vmovups	%zmm0,1872(%rsp)
vmovups	560(%rsp),%zmm10
vmulps	%zmm11,%zmm10,%zmm0
vmulps	%zmm0,%zmm10,%zmm0
vmovups	%zmm0,816(%rsp)
vmulps	%zmm8,%zmm10,%zmm0
vmulps	%zmm0,%zmm10,%zmm0
vmovups	%zmm0,1680(%rsp)
vmulps	%zmm30,%zmm10,%zmm0
vmulps	%zmm0,%zmm10,%zmm7
vmovups	5840(%rsp),%zmm0
vaddps	2896(%rsp),%zmm0,%zmm2
vcmpleps	5776(%rsp),%zmm2,%k1
vmovups	%zmm2,2576(%rsp)
vcmpgeps	436f(%rip){1to16},%zmm2,%k1 {%k1}
vmovaps	%zmm0,%zmm0 {%k1} {z}
vxorps	%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf128	$1,%ymm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$2,%zmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$3,%zmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vucomiss	%xmm6,%xmm2
vmovups	%zmm23,432(%rsp)
vmovups	%zmm20,496(%rsp)
vmovups	%zmm7,2000(%rsp)
jbe	73b
testq	%r12,%r12
vbroadcastss	369f(%rip),%zmm18
vpbroadcastd	348f(%rip),%zmm3
vxorps	%xmm5,%xmm5,%xmm5
je	99f
movq	48(%rsp),%rax
movq	120(%rsp),%rdx
xorl	%esi,%esi
vpbroadcastd	379f(%rip),%zmm19
vpbroadcastd	382f(%rip),%zmm20
vbroadcastss	383f(%rip),%zmm23
vbroadcastss	384f(%rip),%zmm24
vbroadcastss	385f(%rip),%zmm25
vbroadcastss	386f(%rip),%zmm26
vbroadcastss	387f(%rip),%zmm27
vbroadcastss	388f(%rip),%zmm28
vbroadcastss	389f(%rip),%zmm29
vbroadcastss	392f(%rip),%zmm30
.p2align	4
97:
movl	%eax,%edi
shrl	%edi
andl	$1073741823,%edi
shlq	$7,%rdi
addq	64(%rsp),%rdi
xorl	%r8d,%r8d
.p2align	4
98:
vmovaps	(%rdx,%r8),%zmm2
vmovaps	(%rdi,%r8,2),%zmm4
vdivps	%zmm2,%zmm21,%zmm6
vsubps	%zmm2,%zmm4,%zmm4
vmulps	%zmm6,%zmm4,%zmm4
vcmpltps	%zmm4,%zmm18,%k1
vaddps	%zmm18,%zmm6,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vaddps	%zmm21,%zmm6,%zmm7
vpaddd	%zmm19,%zmm7,%zmm7
vpandd	%zmm20,%zmm7,%zmm7
vpsubd	%zmm7,%zmm3,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm18,%zmm8,%zmm10
vfmadd231ps	%zmm6,%zmm8,%zmm10
vmulps	%zmm10,%zmm10,%zmm6
vmovaps	%zmm23,%zmm8
vfmadd213ps	%zmm24,%zmm10,%zmm8
vmovaps	%zmm25,%zmm11
vmovaps	%zmm27,%zmm16
vfmadd213ps	%zmm26,%zmm10,%zmm11
vfmadd213ps	%zmm28,%zmm10,%zmm16
vfmadd231ps	%zmm29,%zmm6,%zmm16
vfmadd213ps	%zmm11,%zmm6,%zmm16
vfmadd213ps	%zmm8,%zmm6,%zmm16
vfmadd213ps	%zmm10,%zmm6,%zmm16
vfmadd231ps	%zmm30,%zmm7,%zmm16
vaddps	%zmm21,%zmm4,%zmm6
vmaxps	%zmm18,%zmm4,%zmm4
vfmsub231ps	%zmm6,%zmm16,%zmm4
vfmadd231ps	%zmm4,%zmm2,%zmm5
addq	$64,%r8
cmpq	%r8,%rcx
jne	98b
incq	%rsi
addq	%rcx,%rdx
addq	72(%rsp),%rax
cmpq	%r12,%rsi
jne	97b
99:
vbroadcastss	437f(%rip),%zmm2
vmovups	3216(%rsp),%zmm3
vfmadd213ps	438f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm31,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm5,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovups	1744(%rsp),%zmm0
vbroadcastss	439f(%rip),%zmm0 {%k2}
vmovups	%zmm0,1744(%rsp)
vmovaps	%zmm5,%zmm3 {%k3}
vmovups	%zmm3,3216(%rsp)
vblendmps	373f(%rip){1to16},%zmm21,%zmm0 {%k1}
vmovups	2960(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm4
vmovups	1072(%rsp),%zmm19
vsubps	%zmm4,%zmm19,%zmm19
vmovups	3024(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm4
vsubps	%zmm4,%zmm3,%zmm5
vmovups	2064(%rsp),%zmm16
vsubps	%zmm5,%zmm16,%zmm16
vmovups	3088(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm5
vsubps	%zmm5,%zmm3,%zmm6
vxorps	%xmm29,%xmm29,%xmm29
vmovups	560(%rsp),%zmm10
vsubps	%zmm6,%zmm10,%zmm11
vmovups	3280(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm6
vsubps	%zmm6,%zmm3,%zmm7
vmovups	368(%rsp),%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmovups	5072(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm3
vmovups	%zmm3,5072(%rsp)
vmovups	3152(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm3
vmovups	%zmm3,3152(%rsp)
vmovaps	%zmm21,%zmm0 {%k1} {z}
vmovups	%zmm0,880(%rsp)
vmovups	%zmm6,3280(%rsp)
vmovups	%zmm5,3088(%rsp)
vmovups	%zmm4,3024(%rsp)
vmovups	%zmm2,2960(%rsp)
vmovups	432(%rsp),%zmm23
vmovdqu64	5008(%rsp),%zmm3
vmovups	2000(%rsp),%zmm7
jmp	74b
.p2align	4
322:
vbroadcastss	435f(%rip),%zmm0
vmovups	1936(%rsp),%zmm1
vfmadd213ps	436f(%rip){1to16},%zmm0,%zmm1
vaddps	2768(%rsp),%zmm1,%zmm0
vmovups	%zmm0,192(%rsp)
testq	%r12,%r12
vpbroadcastd	348f(%rip),%zmm27
je	59b
vxorps	%xmm10,%xmm10,%xmm10
movq	48(%rsp),%rax
movq	120(%rsp),%rdx
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
xorl	%esi,%esi
vbroadcastss	369f(%rip),%zmm16
vpbroadcastd	379f(%rip),%zmm18
vpbroadcastd	382f(%rip),%zmm26
vbroadcastss	385f(%rip),%zmm19
.p2align	4
323:
movl	%eax,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	176(%rsp),%r8
xorl	%r9d,%r9d
vbroadcastss	387f(%rip),%zmm25
vbroadcastss	388f(%rip),%zmm23
vbroadcastss	389f(%rip),%zmm22
vbroadcastss	392f(%rip),%zmm24
vbroadcastss	383f(%rip),%zmm29
vbroadcastss	384f(%rip),%zmm30
.p2align	4
324:
vmovaps	(%rdx,%r9),%zmm1
vdivps	%zmm1,%zmm21,%zmm13
vmovaps	-64(%r8,%r9,2),%zmm14
vsubps	%zmm1,%zmm14,%zmm14
vmulps	%zmm13,%zmm14,%zmm14
vcmpltps	%zmm14,%zmm16,%k1
vaddps	%zmm16,%zmm13,%zmm15
vmovaps	%zmm14,%zmm15 {%k1}
vmovaps	%zmm16,%zmm2
vaddps	%zmm21,%zmm15,%zmm16
vpaddd	%zmm18,%zmm16,%zmm16
vpandd	%zmm26,%zmm16,%zmm16
vpsubd	%zmm16,%zmm27,%zmm17
vmovdqa64	%zmm27,%zmm28
vmovdqa64	%zmm26,%zmm27
vmovdqa64	%zmm18,%zmm26
vaddps	%zmm2,%zmm17,%zmm18
vfmadd231ps	%zmm15,%zmm17,%zmm18
vmulps	%zmm18,%zmm18,%zmm15
vmovaps	%zmm19,%zmm17
vfmadd213ps	386f(%rip){1to16},%zmm18,%zmm17
vmovaps	%zmm19,%zmm20
vmovaps	%zmm25,%zmm19
vfmadd213ps	%zmm23,%zmm18,%zmm19
vfmadd231ps	%zmm22,%zmm15,%zmm19
vfmadd213ps	%zmm17,%zmm15,%zmm19
vmovaps	%zmm29,%zmm17
vfmadd213ps	%zmm30,%zmm18,%zmm17
vfmadd213ps	%zmm17,%zmm15,%zmm19
vfmadd213ps	%zmm18,%zmm15,%zmm19
vmovdqa64	%zmm26,%zmm18
vmovdqa64	%zmm27,%zmm26
vmovdqa64	%zmm28,%zmm27
vcvtdq2ps	%zmm16,%zmm15
vmovaps	%zmm2,%zmm16
vfmadd231ps	%zmm24,%zmm15,%zmm19
vaddps	%zmm21,%zmm14,%zmm15
vmaxps	%zmm2,%zmm14,%zmm14
vfmsub231ps	%zmm15,%zmm19,%zmm14
vmovaps	%zmm20,%zmm19
vfmadd231ps	%zmm14,%zmm1,%zmm10
vaddps	376f(%rip){1to16},%zmm1,%zmm1
vmulps	(%r8,%r9,2),%zmm13,%zmm13
vdivps	%zmm1,%zmm21,%zmm1
vmulps	%zmm1,%zmm1,%zmm14
vaddps	%zmm1,%zmm12,%zmm12
vmulps	%zmm14,%zmm1,%zmm1
vaddps	%zmm14,%zmm11,%zmm11
vaddps	%zmm1,%zmm8,%zmm8
vfmadd231ps	%zmm1,%zmm13,%zmm4
vmulps	%zmm1,%zmm14,%zmm1
vfmadd231ps	%zmm14,%zmm13,%zmm5
vmulps	%zmm14,%zmm14,%zmm14
vaddps	%zmm14,%zmm7,%zmm7
vfmadd231ps	%zmm14,%zmm13,%zmm3
vfmadd231ps	%zmm13,%zmm1,%zmm0
vaddps	%zmm1,%zmm6,%zmm6
addq	$64,%r9
cmpq	%r9,%rcx
jne	324b
incq	%rsi
addq	%rcx,%rdx
addq	72(%rsp),%rax
cmpq	%r12,%rsi
jne	323b
jmp	62b
.p2align	4
325:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,2192(%rsp)
vbroadcastss	1808(%rsp),%zmm14
movl	%eax,%eax
movl	%edx,%edx
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1936(%rsp)
xorl	%esi,%esi
vmovups	%zmm25,2768(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vmovaps	%zmm25,%zmm9
vmovups	%zmm0,2832(%rsp)
vmovaps	%zmm25,%zmm18
vmovaps	%zmm25,%zmm13
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm14,2128(%rsp)
movq	%rax,1072(%rsp)
movq	%rdx,1744(%rsp)
jmp	328f
.p2align	4
326:
movq	2576(%rsp),%rsi
vcvtusi2ss	%rsi,%xmm19,%xmm2
vmovaps	1808(%rsp),%xmm0
vfmadd213ss	2256(%rsp),%xmm0,%xmm2
vmulps	%zmm27,%zmm27,%zmm0
vfmsub231ps	%zmm4,%zmm25,%zmm0
vmaxps	367f(%rip){1to16},%zmm0,%zmm0
vbroadcastss	348f(%rip),%zmm21
vdivps	%zmm0,%zmm21,%zmm1
vbroadcastss	%xmm2,%zmm0
vmulps	%zmm27,%zmm5,%zmm6
vfmsub231ps	%zmm4,%zmm30,%zmm6
vmulps	%zmm1,%zmm6,%zmm6
vmulps	%zmm30,%zmm27,%zmm7
vfmsub231ps	%zmm5,%zmm25,%zmm7
vmulps	%zmm1,%zmm7,%zmm1
vmaxps	426f(%rip){1to16},%zmm6,%zmm6
vmaxps	427f(%rip){1to16},%zmm1,%zmm1
vmulps	%zmm1,%zmm5,%zmm7
vfmadd231ps	%zmm30,%zmm6,%zmm7
vmulps	%zmm6,%zmm6,%zmm9
vmulps	%zmm1,%zmm1,%zmm10
vmulps	%zmm10,%zmm4,%zmm10
vfmadd231ps	%zmm9,%zmm25,%zmm10
vaddps	%zmm6,%zmm6,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vfmadd213ps	%zmm10,%zmm27,%zmm9
vsubps	%zmm7,%zmm3,%zmm7
vsubps	%zmm3,%zmm9,%zmm9
vbroadcastss	363f(%rip),%zmm22
vfmadd132ps	%zmm22,%zmm7,%zmm9
vaddss	428f(%rip),%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm2
vbroadcastss	364f(%rip),%zmm7
vandps	%zmm7,%zmm2,%zmm2
vmovups	2192(%rsp),%zmm8
vcmpleps	%zmm2,%zmm8,%k1
vsubps	4496(%rsp),%zmm0,%zmm2
vandps	%zmm7,%zmm2,%zmm2
vcmpleps	%zmm2,%zmm8,%k1 {%k1}
vbroadcastss	423f(%rip),%zmm25
vblendmps	%zmm9,%zmm25,%zmm7 {%k1}
vbroadcastss	376f(%rip),%zmm23
vmovups	1488(%rsp),%zmm12
vmovups	2128(%rsp),%zmm14
movq	1072(%rsp),%rax
movq	1744(%rsp),%rdx
vmovups	2512(%rsp),%zmm15
vmovups	2448(%rsp),%zmm16
vmovups	2384(%rsp),%zmm17
vmovups	2320(%rsp),%zmm8
327:
vcmpltps	%zmm18,%zmm13,%k1
vcmpltps	%zmm25,%zmm13,%k1 {%k1}
vcmpleps	%zmm7,%zmm13,%k1 {%k1}
vcmpltps	%zmm25,%zmm18,%k2
vcmpltps	%zmm25,%zmm7,%k2 {%k2}
vsubps	%zmm7,%zmm18,%zmm2
vfmadd231ps	429f(%rip){1to16},%zmm13,%zmm18
vaddps	%zmm7,%zmm18,%zmm9
vcmpltps	%zmm9,%zmm31,%k2 {%k2}
vmulps	%zmm22,%zmm2,%zmm2
vdivps	%zmm9,%zmm21,%zmm9
vmulps	%zmm9,%zmm2,%zmm2 {%k2}
vminps	%zmm22,%zmm2,%zmm2
vmaxps	397f(%rip){1to16},%zmm2,%zmm2 {%k2} {z}
vfmadd213ps	%zmm8,%zmm14,%zmm2
vmovups	2768(%rsp),%zmm11
vcmpltps	%zmm11,%zmm13,%k2 {%k1}
vmovups	4560(%rsp),%zmm9
vmovaps	%zmm11,%zmm9 {%k2}
vmovups	2832(%rsp),%zmm8
vmovaps	%zmm15,%zmm8 {%k2}
vmovaps	%zmm13,%zmm11 {%k2}
vmovaps	%zmm2,%zmm15 {%k2}
vmovups	1936(%rsp),%zmm10
vmovaps	%zmm16,%zmm10 {%k2}
vmovups	%zmm10,1936(%rsp)
vmovaps	%zmm17,%zmm12 {%k2}
vmovups	%zmm11,2768(%rsp)
vcmpltps	%zmm13,%zmm11,%k2
vcmpltps	%zmm9,%zmm13,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm13,%zmm9 {%k1}
vmovaps	%zmm2,%zmm8 {%k1}
vmovups	%zmm8,2832(%rsp)
incq	%rsi
vmovaps	%zmm13,%zmm18
vmovaps	%zmm7,%zmm13
vmovaps	%zmm0,%zmm8
vmovaps	%zmm6,%zmm16
vmovaps	%zmm1,%zmm17
cmpq	%rdx,%rsi
je	72b
328:
vmovups	%zmm9,4560(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm0,%xmm0,%xmm0
vmovaps	%zmm25,%zmm7
cmpq	%rax,%rsi
jae	327b
vmovups	%zmm8,2320(%rsp)
vmovups	%zmm17,2384(%rsp)
vmovups	%zmm16,2448(%rsp)
vmovups	%zmm15,2512(%rsp)
vmovups	%zmm12,1488(%rsp)
movq	(%rsp),%rdx
vcvttss2usi	212(%rdx),%eax
vcvttss2usi	216(%rdx),%edi
vcvttss2usi	220(%rdx),%ebp
vbroadcastss	224(%rdx),%zmm20
vcvttss2usi	%xmm20,%r8d
vmovaps	%zmm21,%zmm29
vbroadcastss	228(%rdx),%zmm21
vfmadd231ps	7056(%rsp),%zmm20,%zmm21
vmovups	6992(%rsp),%zmm0
vfmadd213ps	232(%rdx){1to16},%zmm0,%zmm20
vrndscaleps	$9,%zmm21,%zmm0
vbroadcastss	424f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	425f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm22
vrndscaleps	$9,%zmm20,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm23
movq	24(%rsp),%r9
imulq	%r8,%r9
movl	%r9d,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%ebp,%r10
subl	%edx,%ebp
movq	%r9,496(%rsp)
leaq	5(%r9),%r15
movq	%rsi,2576(%rsp)
addq	%rsi,%rax
movslq	%edi,%r11
subl	%edx,%edi
imulq	%rax,%r11
leaq	1(%r11),%rax
movq	%rax,1200(%rsp)
leaq	2(%r11),%rax
movq	%rax,1136(%rsp)
leaq	3(%r11),%rax
movq	%rax,880(%rsp)
movq	%r8,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%rsi
movq	%r15,%r13
andq	$-2,%r13
movq	%r10,1872(%rsp)
leaq	(,%r10,4),%r9
movq	%r9,%rax
imulq	%r8,%rax
movq	%rax,752(%rsp)
movq	%r8,1264(%rsp)
movq	%r8,%rdx
shlq	$7,%rdx
leaq	(%rdx,%rdx,2),%r10
vxorps	%xmm30,%xmm30,%xmm30
vpxord	%xmm27,%xmm27,%xmm27
vxorps	%xmm25,%xmm25,%xmm25
movq	%r11,688(%rsp)
leaq	4(%r11),%rax
movq	%rax,1680(%rsp)
movl	$16,%eax
movl	%edi,624(%rsp)
movl	%ebp,1552(%rsp)
movq	%r13,560(%rsp)
movq	%r15,432(%rsp)
movq	%r10,816(%rsp)
jmp	332f
.p2align	4
329:
vsubps	%zmm1,%zmm29,%zmm29
vxorps	%xmm31,%xmm31,%xmm31
movl	624(%rsp),%edi
movl	1552(%rsp),%ebp
movl	1616(%rsp),%eax
332:
addl	$-1,%eax
jae	326b
vxorps	%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm29,%xmm0
vmovshdup	%xmm29,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm29,%xmm29,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm29,%xmm29,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm29,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm29,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm29,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm2,%xmm0
jbe	326b
movl	%eax,1616(%rsp)
vcmpltps	%zmm29,%zmm31,%k1
vbroadcastss	378f(%rip),%zmm2
vblendmps	%zmm22,%zmm2,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm1
vminss	%xmm0,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vextractf128	$1,%ymm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vmovshdup	%xmm6,%xmm7
vminss	%xmm1,%xmm7,%xmm1
vshufpd	$1,%xmm6,%xmm6,%xmm7
vminss	%xmm1,%xmm7,%xmm1
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vextractf32x4	$2,%zmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vmovshdup	%xmm6,%xmm7
vminss	%xmm1,%xmm7,%xmm1
vshufpd	$1,%xmm6,%xmm6,%xmm7
vminss	%xmm1,%xmm7,%xmm1
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm0
vmovss	348f(%rip),%xmm9
vaddss	%xmm0,%xmm9,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm22,%k1 {%k1}
vblendmps	%zmm23,%zmm2,%zmm1 {%k1}
vmovshdup	%xmm1,%xmm6
vminss	%xmm1,%xmm6,%xmm6
vshufpd	$1,%xmm1,%xmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vshufps	$255,%xmm1,%xmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vextractf128	$1,%ymm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vmovshdup	%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufpd	$1,%xmm7,%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufps	$255,%xmm7,%xmm7,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vextractf32x4	$2,%zmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vmovshdup	%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufpd	$1,%xmm7,%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufps	$255,%xmm7,%xmm7,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vextractf32x4	$3,%zmm1,%xmm1
vminss	%xmm6,%xmm1,%xmm6
vmovshdup	%xmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vshufpd	$1,%xmm1,%xmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vshufps	$255,%xmm1,%xmm1,%xmm1
vminss	%xmm6,%xmm1,%xmm1
vcvttss2si	%xmm0,%r8d
decl	%r8d
vcvttss2si	%xmm1,%r14d
decl	%r14d
cmpl	%ebp,%r8d
movl	%ebp,%edx
cmovll	%r8d,%edx
cmpl	%edi,%r14d
cmovll	%r14d,%edi
vaddss	%xmm1,%xmm9,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm23,%zmm1,%k2
vcmpleps	%zmm0,%zmm23,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	348f(%rip),%zmm11
vmovaps	%zmm11,%zmm1 {%k1} {z}
testq	%r12,%r12
je	329b
movl	%edx,%r11d
sarl	$31,%r11d
andnl	%edx,%r11d,%edx
movl	%edi,%r11d
sarl	$31,%r11d
andnl	%edi,%r11d,%eax
leaq	1(%rdx),%r11
leaq	2(%rdx),%rdi
vcvtsi2ss	%r11,%xmm15,%xmm6
leaq	3(%rdx),%r11
vcvtsi2ss	%rdi,%xmm15,%xmm7
vcvtsi2ss	%r11,%xmm15,%xmm10
leaq	4(%rdx),%r11
leaq	1(%rax),%rdi
vcvtsi2ss	%r11,%xmm15,%xmm16
leaq	2(%rax),%r11
vcvtsi2ss	%rdi,%xmm15,%xmm24
vcvtsi2ss	%r11,%xmm15,%xmm26
leaq	3(%rax),%r11
leaq	4(%rax),%r15
movq	%rdx,1008(%rsp)
vcvtsi2ss	%edx,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm21,%zmm0
vbroadcastss	364f(%rip),%zmm14
vandps	%zmm14,%zmm0,%zmm0
vsubps	%zmm0,%zmm11,%zmm19
vmaxps	%zmm31,%zmm19,%zmm19
vbroadcastss	398f(%rip),%zmm15
vsubps	%zmm0,%zmm15,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vmulps	%zmm19,%zmm19,%zmm28
vxorps	%xmm12,%xmm12,%xmm12
vmulps	%zmm0,%zmm0,%zmm31
vmulps	%zmm28,%zmm19,%zmm19
vbroadcastss	432f(%rip),%zmm17
vmulps	%zmm17,%zmm19,%zmm19
vfmadd231ps	%zmm31,%zmm0,%zmm19
vbroadcastss	433f(%rip),%zmm8
vmulps	%zmm8,%zmm19,%zmm0
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm21,%zmm6
vandps	%zmm14,%zmm6,%zmm6
vsubps	%zmm6,%zmm11,%zmm19
vmaxps	%zmm12,%zmm19,%zmm19
vsubps	%zmm6,%zmm15,%zmm6
vmaxps	%zmm12,%zmm6,%zmm6
vmulps	%zmm19,%zmm19,%zmm28
vmulps	%zmm6,%zmm6,%zmm31
vmulps	%zmm28,%zmm19,%zmm19
vmulps	%zmm17,%zmm19,%zmm19
vfmadd231ps	%zmm31,%zmm6,%zmm19
vmulps	%zmm8,%zmm19,%zmm6
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm7,%zmm21,%zmm7
vandps	%zmm14,%zmm7,%zmm7
vsubps	%zmm7,%zmm11,%zmm19
vmaxps	%zmm12,%zmm19,%zmm19
vsubps	%zmm7,%zmm15,%zmm7
vmaxps	%zmm12,%zmm7,%zmm7
vmulps	%zmm19,%zmm19,%zmm28
vmulps	%zmm7,%zmm7,%zmm31
vmulps	%zmm28,%zmm19,%zmm19
vmulps	%zmm17,%zmm19,%zmm19
vfmadd231ps	%zmm31,%zmm7,%zmm19
vmulps	%zmm8,%zmm19,%zmm7
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm10,%zmm21,%zmm10
vandps	%zmm14,%zmm10,%zmm10
vsubps	%zmm10,%zmm11,%zmm19
vmaxps	%zmm12,%zmm19,%zmm19
vsubps	%zmm10,%zmm15,%zmm10
vmaxps	%zmm12,%zmm10,%zmm10
vmulps	%zmm19,%zmm19,%zmm28
vmulps	%zmm10,%zmm10,%zmm31
vmulps	%zmm28,%zmm19,%zmm19
vmulps	%zmm17,%zmm19,%zmm19
vfmadd231ps	%zmm31,%zmm10,%zmm19
vmulps	%zmm8,%zmm19,%zmm10
vbroadcastss	%xmm16,%zmm16
vsubps	%zmm16,%zmm21,%zmm16
vandps	%zmm14,%zmm16,%zmm16
vsubps	%zmm16,%zmm11,%zmm19
vmaxps	%zmm12,%zmm19,%zmm19
vsubps	%zmm16,%zmm15,%zmm16
vmaxps	%zmm12,%zmm16,%zmm16
vmulps	%zmm19,%zmm19,%zmm28
vmulps	%zmm16,%zmm16,%zmm31
vmulps	%zmm28,%zmm19,%zmm19
vmulps	%zmm17,%zmm19,%zmm19
vfmadd231ps	%zmm31,%zmm16,%zmm19
vmulps	%zmm8,%zmm19,%zmm16
movq	%rax,944(%rsp)
vcvtsi2ss	%eax,%xmm13,%xmm19
vbroadcastss	%xmm19,%zmm19
vsubps	%zmm19,%zmm20,%zmm19
vandps	%zmm14,%zmm19,%zmm19
vsubps	%zmm19,%zmm11,%zmm28
vmaxps	%zmm12,%zmm28,%zmm28
vsubps	%zmm19,%zmm15,%zmm19
vmaxps	%zmm12,%zmm19,%zmm19
vmulps	%zmm28,%zmm28,%zmm31
vmulps	%zmm19,%zmm19,%zmm2
vmulps	%zmm31,%zmm28,%zmm28
vmulps	%zmm17,%zmm28,%zmm28
vfmadd231ps	%zmm2,%zmm19,%zmm28
vmulps	%zmm8,%zmm28,%zmm19
vbroadcastss	%xmm24,%zmm2
vsubps	%zmm2,%zmm20,%zmm2
vandps	%zmm14,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm24
vmaxps	%zmm12,%zmm24,%zmm24
vsubps	%zmm2,%zmm15,%zmm2
vmaxps	%zmm12,%zmm2,%zmm2
vmulps	%zmm24,%zmm24,%zmm28
vmulps	%zmm2,%zmm2,%zmm31
vmulps	%zmm28,%zmm24,%zmm24
vmulps	%zmm17,%zmm24,%zmm24
vfmadd231ps	%zmm31,%zmm2,%zmm24
vmulps	%zmm8,%zmm24,%zmm24
vbroadcastss	%xmm26,%zmm2
vsubps	%zmm2,%zmm20,%zmm2
vandps	%zmm14,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm26
vmaxps	%zmm12,%zmm26,%zmm26
vsubps	%zmm2,%zmm15,%zmm2
vmaxps	%zmm12,%zmm2,%zmm2
vmulps	%zmm26,%zmm26,%zmm28
vmulps	%zmm2,%zmm2,%zmm31
vmulps	%zmm28,%zmm26,%zmm26
vmulps	%zmm17,%zmm26,%zmm26
vfmadd231ps	%zmm31,%zmm2,%zmm26
vmulps	%zmm8,%zmm26,%zmm26
vcvtsi2ss	%r11,%xmm13,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm20,%zmm2
vandps	%zmm14,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm28
vmaxps	%zmm12,%zmm28,%zmm28
vsubps	%zmm2,%zmm15,%zmm2
vmaxps	%zmm12,%zmm2,%zmm2
vmulps	%zmm28,%zmm28,%zmm31
vmulps	%zmm2,%zmm2,%zmm9
vmulps	%zmm31,%zmm28,%zmm28
vmulps	%zmm17,%zmm28,%zmm28
vfmadd231ps	%zmm9,%zmm2,%zmm28
vmulps	%zmm8,%zmm28,%zmm28
vcvtsi2ss	%r15,%xmm13,%xmm2
movq	432(%rsp),%r15
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm20,%zmm2
vandps	%zmm14,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm9
vmaxps	%zmm12,%zmm9,%zmm9
vsubps	%zmm2,%zmm15,%zmm2
vxorps	%xmm14,%xmm14,%xmm14
vmaxps	%zmm12,%zmm2,%zmm2
vmulps	%zmm9,%zmm9,%zmm31
vmulps	%zmm2,%zmm2,%zmm11
vmulps	%zmm31,%zmm9,%zmm9
vmulps	%zmm17,%zmm9,%zmm9
vfmadd231ps	%zmm11,%zmm2,%zmm9
vmulps	%zmm8,%zmm9,%zmm31
movl	624(%rsp),%eax
cmpl	%r14d,%eax
cmovll	%eax,%r14d
movl	%r14d,%edi
sarl	$31,%edi
andnl	%r14d,%edi,%edi
addq	688(%rsp),%rdi
imulq	%r9,%rdi
cmpl	%r8d,%ebp
cmovll	%ebp,%r8d
movl	%r8d,%r11d
sarl	$31,%r11d
andnl	%r8d,%r11d,%r8d
leaq	(%rdi,%r8,4),%r14
addq	328(%rsp),%r14
movq	168(%rsp),%r8
movq	48(%rsp),%rax
movq	%rax,192(%rsp)
xorl	%ebp,%ebp
jmp	336f
.p2align	4
333:
xorl	%r11d,%r11d
334:
vmovaps	%zmm30,%zmm2
movq	%rbp,%rax
imulq	%r12,%rax
movq	112(%rsp),%rdx
leal	(%rdx,%rax,2),%edx
andl	$2147483646,%edx
shlq	$6,%rdx
addq	64(%rsp),%rdx
shlq	$6,%rax
movq	%r11,%rdi
shlq	$7,%rdi
vmovaps	(%rdx,%rdi),%zmm9
movq	%rsi,%r12
imulq	%r11,%r12
movq	8(%rsp),%r13
vmovaps	(%r13,%r12),%zmm11
vfmadd132ps	%zmm0,%zmm14,%zmm11
vfmadd231ps	192(%r13,%r12),%zmm6,%zmm11
vfmadd231ps	384(%r13,%r12),%zmm7,%zmm11
vfmadd231ps	576(%r13,%r12),%zmm10,%zmm11
leaq	121600(%r13,%rax),%rax
vfmadd231ps	768(%r13,%r12),%zmm16,%zmm11
movq	560(%rsp),%r13
movq	80(%rsp),%r12
shlq	$6,%r11
vsubps	64(%rdx,%rdi),%zmm9,%zmm30
vmulps	%zmm11,%zmm1,%zmm9
vmulps	(%rax,%r11),%zmm9,%zmm11
vfmadd231ps	%zmm9,%zmm11,%zmm25
vaddps	%zmm11,%zmm27,%zmm27
vfmadd213ps	%zmm2,%zmm11,%zmm30
335:
incq	%rbp
addq	752(%rsp),%r14
movq	192(%rsp),%rax
addq	72(%rsp),%rax
movq	%rax,192(%rsp)
addq	%rcx,%r8
cmpq	%r12,%rbp
je	329b
336:
testq	%r15,%r15
je	342f
cmpq	$-4,496(%rsp)
movq	%rbp,368(%rsp)
jne	337f
xorl	%r11d,%r11d
jmp	339f
.p2align	4
337:
movq	8(%rsp),%rdi
xorl	%r11d,%r11d
vxorps	%xmm8,%xmm8,%xmm8
.p2align	4
338:
leaq	(%r14,%r11,4),%r12
vbroadcastss	-4(%r14,%r11,4),%zmm2
vfmadd132ps	%zmm19,%zmm8,%zmm2
leaq	(%r9,%r12),%rbp
addq	$-4,%rbp
vfmadd231ps	-4(%r9,%r12){1to16},%zmm24,%zmm2
leaq	(%rbp,%r9),%rdx
vfmadd231ps	(%r9,%rbp){1to16},%zmm26,%zmm2
leaq	(%rdx,%r9),%rax
vfmadd231ps	(%r9,%rdx){1to16},%zmm28,%zmm2
vfmadd231ps	(%r9,%rax){1to16},%zmm31,%zmm2
vmovaps	%zmm2,(%rdi)
vbroadcastss	(%r14,%r11,4),%zmm2
vfmadd132ps	%zmm19,%zmm8,%zmm2
vfmadd231ps	(%r9,%r12){1to16},%zmm24,%zmm2
vfmadd231ps	4(%r9,%rbp){1to16},%zmm26,%zmm2
vfmadd231ps	4(%r9,%rdx){1to16},%zmm28,%zmm2
vfmadd231ps	4(%r9,%rax){1to16},%zmm31,%zmm2
vmovaps	%zmm2,192(%rdi)
addq	$2,%r11
addq	$384,%rdi
cmpq	%r11,%r13
jne	338b
vxorps	%xmm14,%xmm14,%xmm14
testb	$1,%r15b
movq	80(%rsp),%r12
movq	368(%rsp),%rbp
je	342f
339:
movq	%rbp,%rax
imulq	1264(%rsp),%rax
addq	944(%rsp),%rax
movq	1680(%rsp),%rdx
leaq	(%rax,%rdx),%rdi
movq	880(%rsp),%rdx
leaq	(%rax,%rdx),%r12
movq	1136(%rsp),%rdx
addq	%rax,%rdx
movq	1200(%rsp),%r15
leaq	(%rax,%r15),%rbp
addq	688(%rsp),%rax
movq	1872(%rsp),%r15
imulq	%r15,%rax
movq	(%rsp),%r13
leaq	(,%rax,4),%rax
addq	%r13,%rax
movq	1008(%rsp),%r10
leaq	(%rax,%r10,4),%rax
addq	$260,%rax
vbroadcastss	(%rax,%r11,4),%zmm2
imulq	%r15,%rbp
leaq	(,%rbp,4),%rax
addq	%r13,%rax
movq	368(%rsp),%rbp
leaq	(%rax,%r10,4),%rax
addq	$260,%rax
vfmadd132ps	%zmm19,%zmm14,%zmm2
vfmadd231ps	(%rax,%r11,4){1to16},%zmm24,%zmm2
imulq	%r15,%rdx
leaq	(,%rdx,4),%rax
addq	%r13,%rax
leaq	(%rax,%r10,4),%rax
addq	$260,%rax
vfmadd231ps	(%rax,%r11,4){1to16},%zmm26,%zmm2
imulq	%r15,%r12
leaq	(,%r12,4),%rax
addq	%r13,%rax
movq	80(%rsp),%r12
leaq	(%rax,%r10,4),%rax
addq	$260,%rax
vfmadd231ps	(%rax,%r11,4){1to16},%zmm28,%zmm2
imulq	%r15,%rdi
movq	432(%rsp),%r15
leaq	(,%rdi,4),%rax
addq	%r13,%rax
movq	560(%rsp),%r13
leaq	260(%rax,%r10,4),%rax
movq	816(%rsp),%r10
vfmadd231ps	(%rax,%r11,4){1to16},%zmm31,%zmm2
leaq	(%r11,%r11,2),%rax
shlq	$6,%rax
movq	8(%rsp),%rdx
vmovaps	%zmm2,(%rdx,%rax)
342:
cmpq	$0,24(%rsp)
je	333b
movq	%rbp,%rax
movq	192(%rsp),%r12
shrl	%r12d
andl	$1073741823,%r12d
shlq	$7,%r12
addq	56(%rsp),%r12
movq	8(%rsp),%rdi
xorl	%ebp,%ebp
xorl	%r11d,%r11d
vxorps	%xmm8,%xmm8,%xmm8
.p2align	4
343:
vmovaps	(%rdi),%zmm2
vfmadd132ps	%zmm0,%zmm8,%zmm2
vfmadd231ps	192(%rdi),%zmm6,%zmm2
vfmadd231ps	384(%rdi),%zmm7,%zmm2
vfmadd231ps	576(%rdi),%zmm10,%zmm2
vfmadd231ps	768(%rdi),%zmm16,%zmm2
vmovaps	-192(%r12,%rbp,2),%zmm9
vmovaps	-64(%r12,%rbp,2),%zmm11
vsubps	-128(%r12,%rbp,2),%zmm9,%zmm9
vmulps	%zmm2,%zmm1,%zmm2
vmulps	-64(%r8,%rbp),%zmm2,%zmm14
vfmadd231ps	%zmm2,%zmm14,%zmm25
vaddps	%zmm14,%zmm27,%zmm2
vfmadd213ps	%zmm30,%zmm14,%zmm9
vmovaps	(%rdi,%rsi),%zmm14
vfmadd132ps	%zmm0,%zmm8,%zmm14
vfmadd231ps	192(%rdi,%rsi),%zmm6,%zmm14
vfmadd231ps	384(%rdi,%rsi),%zmm7,%zmm14
vfmadd231ps	576(%rdi,%rsi),%zmm10,%zmm14
vfmadd231ps	768(%rdi,%rsi),%zmm16,%zmm14
vsubps	(%r12,%rbp,2),%zmm11,%zmm30
vmulps	%zmm14,%zmm1,%zmm11
vmulps	(%r8,%rbp),%zmm11,%zmm14
vfmadd231ps	%zmm11,%zmm14,%zmm25
vaddps	%zmm14,%zmm2,%zmm27
vfmadd213ps	%zmm9,%zmm14,%zmm30
addq	$2,%r11
subq	$-128,%rbp
addq	%r10,%rdi
cmpq	%r11,%rbx
jne	343b
vxorps	%xmm14,%xmm14,%xmm14
movq	80(%rsp),%r12
testb	$1,%r12b
movq	%rax,%rbp
jne	334b
jmp	335b
.p2align	4
344:
vdivps	5200(%rsp),%zmm21,%zmm0
vmulps	1328(%rsp),%zmm0,%zmm0
vpaddd	%zmm18,%zmm0,%zmm1
vpandd	%zmm26,%zmm1,%zmm1
vpsubd	%zmm1,%zmm27,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm21,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm3
vbroadcastss	383f(%rip),%zmm4
vbroadcastss	384f(%rip),%zmm0
vfmadd213ps	%zmm0,%zmm2,%zmm4
vmovaps	%zmm19,%zmm5
vfmadd213ps	386f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	387f(%rip),%zmm0
vfmadd213ps	388f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	389f(%rip){1to16},%zmm3,%zmm0
vfmadd213ps	%zmm5,%zmm3,%zmm0
vfmadd213ps	%zmm4,%zmm3,%zmm0
vfmadd213ps	%zmm2,%zmm3,%zmm0
vfmadd231ps	392f(%rip){1to16},%zmm1,%zmm0
vmovups	5136(%rsp),%zmm1
vfmadd231ps	393f(%rip){1to16},%zmm1,%zmm0
vmovups	5264(%rsp),%zmm1
vfmadd231ps	394f(%rip){1to16},%zmm1,%zmm0
movl	92(%rsp),%ebp
testb	$32,%bpl
movq	7200(%rsp),%rdi
movq	32(%rsp),%r8
movq	144(%rsp),%rax
movq	136(%rsp),%rcx
movq	152(%rsp),%rsi
movq	96(%rsp),%rdx
movq	312(%rsp),%r11
movq	304(%rsp),%rbx
jne	7b
vmovaps	%zmm16,%zmm20
vmovaps	%zmm19,%zmm28
vmovaps	%zmm10,%zmm24
vbroadcastss	367f(%rip),%zmm4
vmovups	3408(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm21,%zmm2
vmovups	3472(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm21,%zmm1
vmovups	3536(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm21,%zmm11
vmovups	3664(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm21,%zmm13
vmulps	3600(%rsp),%zmm1,%zmm3
vmulps	%zmm2,%zmm3,%zmm12
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm21,%zmm12,%zmm4
vbroadcastss	395f(%rip),%zmm3
vmovaps	%zmm9,%zmm14
vmovaps	%zmm3,%zmm9
vmaxps	%zmm3,%zmm4,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm21,%zmm5
vmulps	3728(%rsp),%zmm11,%zmm3
vmovaps	%zmm6,%zmm16
vmulps	%zmm2,%zmm3,%zmm6
vmulps	3792(%rsp),%zmm11,%zmm3
vmulps	%zmm12,%zmm6,%zmm7
vfmsub231ps	%zmm3,%zmm1,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vmovaps	%zmm6,%zmm8
vfnmadd213ps	%zmm21,%zmm6,%zmm8
vfnmadd231ps	%zmm7,%zmm7,%zmm8
vmaxps	%zmm9,%zmm8,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm21,%zmm3
vminps	%zmm21,%zmm4,%zmm4
vminps	%zmm4,%zmm8,%zmm4
vmulps	3856(%rsp),%zmm13,%zmm8
vmulps	%zmm2,%zmm8,%zmm8
vmulps	3920(%rsp),%zmm13,%zmm9
vmulps	%zmm12,%zmm8,%zmm10
vfmsub231ps	%zmm9,%zmm1,%zmm10
vmulps	%zmm5,%zmm10,%zmm9
vmulps	%zmm13,%zmm14,%zmm10
vmulps	%zmm6,%zmm8,%zmm14
vfmsub231ps	%zmm10,%zmm11,%zmm14
vfnmadd231ps	%zmm7,%zmm9,%zmm14
vmulps	%zmm3,%zmm14,%zmm10
vmovaps	%zmm8,%zmm14
vfnmadd213ps	%zmm21,%zmm8,%zmm14
vfnmadd231ps	%zmm9,%zmm9,%zmm14
vfnmadd231ps	%zmm10,%zmm10,%zmm14
vminps	%zmm4,%zmm14,%zmm4
vcmpgtps	396f(%rip){1to16},%zmm4,%k0
vbroadcastss	364f(%rip),%zmm15
vmovups	3984(%rsp),%zmm18
vandps	%zmm15,%zmm18,%zmm4
vmaxps	%zmm31,%zmm4,%zmm4
vmovups	4112(%rsp),%zmm23
vandps	%zmm15,%zmm23,%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vcmpleps	%zmm21,%zmm16,%k2
vcmpleps	366f(%rip){1to16},%zmm4,%k3 {%k2}
vmovups	4048(%rsp),%zmm22
vaddps	%zmm22,%zmm18,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6032(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6096(%rsp),%zmm18
vmaxps	%zmm4,%zmm18,%zmm15
vmovaps	%zmm18,%zmm15 {%k1}
movq	(%rsp),%rax
vbroadcastss	208(%rax),%zmm4
vmovaps	%zmm15,%zmm22 {%k3}
vbroadcastss	12(%rax),%zmm15
vmovaps	%zmm16,%zmm19
vcmpeqps	375f(%rip){1to16},%zmm16,%k1
vmovaps	%zmm4,%zmm22 {%k1}
movq	%rbx,%rax
shlq	$6,%rax
vmovaps	%zmm22,(%r8,%rax)
vmovups	4176(%rsp),%zmm22
vaddps	%zmm22,%zmm23,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6160(%rsp),%zmm18
vminps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6224(%rsp),%zmm18
vmaxps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vmovaps	%zmm16,%zmm22 {%k3}
vmovaps	%zmm4,%zmm22 {%k1}
movq	40(%rsp),%r9
addq	%r9,%rbx
shlq	$6,%rbx
vmovaps	%zmm22,(%r8,%rbx)
vmovups	4368(%rsp),%zmm22
vaddps	4240(%rsp),%zmm22,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6288(%rsp),%zmm18
vminps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6352(%rsp),%zmm18
vmaxps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vmovaps	%zmm16,%zmm22 {%k3}
leaq	(%r8,%rax),%rdx
vmulps	%zmm15,%zmm22,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
movq	%r9,%rcx
shlq	$7,%rcx
vmovaps	%zmm16,(%rcx,%rdx)
vmovups	4432(%rsp),%zmm22
vaddps	4304(%rsp),%zmm22,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6416(%rsp),%zmm18
vminps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6480(%rsp),%zmm18
vmaxps	%zmm16,%zmm18,%zmm16
vmovaps	%zmm18,%zmm16 {%k4}
vmovaps	%zmm16,%zmm22 {%k3}
vmulps	%zmm15,%zmm22,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
leaq	(%r9,%r9,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm16,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bpl
je	345f
vmaxps	395f(%rip){1to16},%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vbroadcastss	377f(%rip),%zmm18
vxorps	%zmm18,%zmm12,%zmm16
vdivps	%zmm14,%zmm21,%zmm12
vmulps	%zmm15,%zmm11,%zmm11
vmulps	%zmm15,%zmm13,%zmm13
kandw	%k0,%k2,%k2
movl	%ebp,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	%r9,%rdi
shlq	$8,%rdi
addq	%r8,%rdi
xorl	%r8d,%r8d
testl	%esi,%esi
setne	%r8b
leaq	6(%rdx,%rdx,2),%r9
movl	$13,%edx
movl	$7,%r10d
cmoveq	%r10,%rdx
addq	$5,%r8
imulq	40(%rsp),%r8
shlq	$6,%r8
addq	32(%rsp),%r8
imulq	40(%rsp),%r9
shlq	$6,%r9
addq	32(%rsp),%r9
imulq	40(%rsp),%rdx
shlq	$6,%rdx
addq	32(%rsp),%rdx
vmulps	%zmm16,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm7,%zmm6
vxorps	%zmm18,%zmm6,%zmm6
vmulps	%zmm6,%zmm3,%zmm15
vxorps	%zmm18,%zmm5,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm3,%zmm6,%zmm14
vfmadd231ps	%zmm16,%zmm9,%zmm8
vfmadd231ps	%zmm15,%zmm10,%zmm8
vxorps	%zmm18,%zmm8,%zmm6
vmulps	%zmm6,%zmm12,%zmm8
vmulps	%zmm9,%zmm5,%zmm6
vfmadd231ps	%zmm14,%zmm10,%zmm6
vxorps	%zmm18,%zmm6,%zmm6
vmulps	%zmm6,%zmm12,%zmm7
vxorps	%zmm18,%zmm3,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm21,%zmm16,%zmm9
vfmadd231ps	%zmm15,%zmm15,%zmm9
vfmadd231ps	%zmm8,%zmm8,%zmm9
vmulps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm2,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdi)
vmulps	%zmm5,%zmm5,%zmm9
vfmadd231ps	%zmm14,%zmm14,%zmm9
vfmadd231ps	%zmm7,%zmm7,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm1,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r8)
movq	32(%rsp),%r8
movq	7200(%rsp),%rdi
vmulps	%zmm3,%zmm3,%zmm9
vfmadd231ps	%zmm6,%zmm6,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm11,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
movq	40(%rsp),%r9
vmulps	%zmm12,%zmm12,%zmm9
vmulps	%zmm13,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm13,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	345f
vmulps	%zmm16,%zmm5,%zmm5
vfmadd231ps	%zmm15,%zmm14,%zmm5
vfmadd231ps	%zmm8,%zmm7,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
leaq	(%r9,%r9,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm15,%zmm3,%zmm5
vfmadd231ps	%zmm8,%zmm6,%zmm5
vmulps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
imulq	$448,%r9,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm14,%zmm3,%zmm3
vfmadd231ps	%zmm7,%zmm6,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm1,%zmm5 {%k2}
movq	%r9,%rsi
shlq	$9,%rsi
addq	%r8,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm8,%zmm12,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm2,%zmm5 {%k2}
shlq	$7,%rdx
addq	%r8,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm7,%zmm12,%zmm2
vmulps	%zmm13,%zmm2,%zmm2
vmovaps	%zmm4,%zmm3
vmulps	%zmm2,%zmm1,%zmm3 {%k2}
imulq	$704,%r9,%rdx
addq	%r8,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm6,%zmm12,%zmm1
vmulps	%zmm13,%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm4 {%k2}
shlq	$8,%rcx
addq	%r8,%rcx
vmovaps	%zmm4,(%rax,%rcx)
movl	$14,%edx
345:
testb	$8,%bpl
je	6b
movq	(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm1
vcmpeqps	375f(%rip){1to16},%zmm19,%k2
vmovups	3344(%rsp),%zmm3
vaddps	%zmm3,%zmm3,%zmm2
vfmsub132ps	397f(%rip){1to16},%zmm3,%zmm0
vbroadcastss	100(%rcx),%zmm4
vmovaps	%zmm24,%zmm22
vfmadd213ps	%zmm31,%zmm24,%zmm4
vmovups	5328(%rsp),%zmm10
vfmadd231ps	104(%rcx){1to16},%zmm10,%zmm4
vmovups	5392(%rsp),%zmm9
vfmadd231ps	108(%rcx){1to16},%zmm9,%zmm4
vmovups	5456(%rsp),%zmm8
vfmadd231ps	112(%rcx){1to16},%zmm8,%zmm4
vmovups	5520(%rsp),%zmm7
vfmadd231ps	116(%rcx){1to16},%zmm7,%zmm4
vmovups	5584(%rsp),%zmm6
vfmadd231ps	120(%rcx){1to16},%zmm6,%zmm4
vfmadd231ps	124(%rcx){1to16},%zmm25,%zmm4
vmovups	5648(%rsp),%zmm24
vfmadd231ps	128(%rcx){1to16},%zmm24,%zmm4
vmovups	5712(%rsp),%zmm23
vfmadd231ps	132(%rcx){1to16},%zmm23,%zmm4
vbroadcastss	136(%rcx),%zmm3
vmovups	5968(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm31,%zmm22,%zmm3
vfmadd231ps	140(%rcx){1to16},%zmm10,%zmm3
vfmadd231ps	144(%rcx){1to16},%zmm9,%zmm3
vfmadd231ps	148(%rcx){1to16},%zmm8,%zmm3
vfmadd231ps	152(%rcx){1to16},%zmm7,%zmm3
vfmadd231ps	156(%rcx){1to16},%zmm6,%zmm3
vfmadd231ps	160(%rcx){1to16},%zmm25,%zmm3
vfmadd231ps	164(%rcx){1to16},%zmm24,%zmm3
vfmadd231ps	168(%rcx){1to16},%zmm23,%zmm3
vfmadd132ps	172(%rcx){1to16},%zmm31,%zmm22
vfmadd231ps	176(%rcx){1to16},%zmm10,%zmm22
vfmadd231ps	180(%rcx){1to16},%zmm9,%zmm22
vfmadd231ps	184(%rcx){1to16},%zmm8,%zmm22
vfmadd231ps	188(%rcx){1to16},%zmm7,%zmm22
vfmadd231ps	192(%rcx){1to16},%zmm6,%zmm22
vfmadd231ps	196(%rcx){1to16},%zmm25,%zmm22
vfmadd231ps	200(%rcx){1to16},%zmm24,%zmm22
vfmadd231ps	204(%rcx){1to16},%zmm23,%zmm22
vfmadd231ps	398f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	399f(%rip){1to16},%zmm5,%zmm22
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	1(%rdx),%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	3(%rdx),%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm22 {%k2}
addq	$4,%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmovaps	%zmm22,(%rax,%rdx)
jmp	6b
346:
addq	$7128,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
347:
vzeroupper
retq
.p2align	2,0x0
348:
.long	0x3f800000
349:
.long	1048576
352:
.long	0x5d800000
353:
.long	0x3f40094e
354:
.long	0x3e1d5a5a
355:
.long	0x3bd74912
356:
.long	0x3f156f3d
357:
.long	0x3d26f715
358:
.long	8388607
359:
.long	0x21800000
362:
.long	0xc9800000
363:
.long	0x3f000000
364:
.long	0x7fffffff
365:
.long	0x40400000
366:
.long	2139095039
367:
.long	0x0da24260
368:
.long	0x1e3ce508
369:
.long	0xbf800000
372:
.long	0x41100000
373:
.long	0x3e800000
374:
.long	0x41490fdb
375:
.long	0x40800000
376:
.long	0x40a00000
377:
.long	0x80000000
378:
.long	0x49742400
379:
.long	3234528013
382:
.long	4286578688
383:
.long	0x3eaaac4e
384:
.long	0xbf00000d
385:
.long	0x3e4bdb47
386:
.long	0xbe7fd7d0
387:
.long	0x3e259a3a
388:
.long	0xbe2ec8d2
389:
.long	0xbddadb52
392:
.long	0x33b17218
393:
.long	0x3f317218
394:
.long	0x3feb3f8f
395:
.long	0x358637bd
396:
.long	0x38d1b717
397:
.long	0xbf000000
398:
.long	0x40000000
399:
.long	0x41000000
422:
.long	0x3f400000
423:
.long	0x7149f2ca
424:
.long	0x45800000
425:
.long	0xc5800000
426:
.long	0x41200000
427:
.long	0x3d4ccccd
428:
.long	0xc9742400
429:
.long	0xc0000000
432:
.long	0xc0800000
433:
.long	0x3e2aaaab
434:
.long	0x3fc00000
435:
.long	0x3c23d70a
436:
.long	0x41400000
437:
.long	0x3727c5ac
438:
.long	0x3a83126f
439:
.long	0x41800000
442:
.long	2
443:
.long	4
444:
.long	8
445:
.long	0x350637bd
446:
.long	0x34210fb0
447:
.long	0x3f666666
448:
.long	0x3cf5c28f
449:
.long	0x26901d7d
452:
.long	0x3f800054
453:
.long	0xbf4ccccd
